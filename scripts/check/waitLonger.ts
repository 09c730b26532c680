import { busyFactor } from './busyFactor.ts';
import { waitAtMost } from './waitAtMost.ts';

// A mutant is often detected by a wait that ends in vain.
await waitAtMost((process.env.MUTANT_TESTS ? 2_000 : 10_000) * busyFactor());
