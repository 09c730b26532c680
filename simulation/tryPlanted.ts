import { readCommand } from '../contracts/verify/readCommand.ts';
import { runPlanted } from './runPlanted.ts';

const values = readCommand({
  name: 'npm run try -- planted',
  does: 'Plants one fault after the other into the trunk, and says which history finds it.',
  options: {
    histories: { type: 'string', value: 'n', says: 'plays at most so many for each fault; 2000 unless told' },
    only: { type: 'string', value: 'words', says: 'plants those whose name has these words' },
  },
});
const histories = Number(values.histories ?? 2_000);
const missed = await runPlanted({ histories, only: values.only });
console.log(missed.length === 0 ? 'Each fault was found.' : `Not found: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
