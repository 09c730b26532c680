/** Runs one step of the try and says that it held; a failed one names itself. */
export async function step(title: string, run: () => Promise<void> | void): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw new Error(`Failed: ${title}`, { cause: error });
  }
  console.log(`  ✓ ${title}`);
}
