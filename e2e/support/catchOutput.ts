/** Everything this process prints while something runs, so that a test can look through the log. */
export async function catchOutput(run: () => Promise<void>): Promise<string> {
  const lines: string[] = [];
  const streams = [process.stdout, process.stderr];
  const writes = streams.map((stream) => stream.write.bind(stream));
  for (const stream of streams)
    stream.write = (chunk: string | Uint8Array) => {
      lines.push(String(chunk));
      return true;
    };
  try {
    await run();
  } finally {
    streams.forEach((stream, index) => {
      const write = writes[index];
      if (write) stream.write = write;
    });
  }
  return lines.join('');
}
