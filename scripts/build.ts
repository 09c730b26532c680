import { readCommand } from '../contracts/kit/readCommand.ts';
import { writeSbom } from './build/writeSbom.ts';

const MODES = ['production', 'preview'];

// Vite reads the same options, but answers an unknown one with its stack.
const { mode = 'production', outDir = 'dist' } = readCommand({
  name: 'npm run build --',
  does: 'Writes static files for any web server to dist/.',
  options: {
    mode: { type: 'string', value: 'preview', says: 'every state of every screen, without a backend' },
    outDir: { type: 'string', value: 'FOLDER', says: 'writes to another folder' },
    emptyOutDir: { type: 'boolean', says: 'empties it first, even outside the repository' },
  },
});
if (!MODES.includes(mode)) {
  console.error(`There is no mode '${mode}', only ${MODES.join(' and ')}.`);
  process.exit(2);
}
// A build that fails exits by itself.
process.once('beforeExit', () => writeSbom(outDir));
process.argv.splice(2, 0, 'build');
await import(new URL('../node_modules/vite/bin/vite.js', import.meta.url).href);
