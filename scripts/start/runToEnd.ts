import { StartError } from './StartError.ts';

/** Runs a command that ends by itself; a `StartError` ends it with code 1 and its one line. */
export async function runToEnd(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
