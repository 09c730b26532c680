import { busyFactor } from './busyFactor.ts';
import { waitAtMost } from './waitAtMost.ts';

await waitAtMost(10_000 * busyFactor());
