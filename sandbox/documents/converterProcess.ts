/** The process that converts one file (createConverter.ts). */
import { convertFile } from './convertFile.ts';

process.once('message', ({ content, fileName }: { content: Uint8Array; fileName: string }) => {
  void convertFile(content, fileName).then((result) => process.send?.(result, () => process.exit()));
});
process.once('disconnect', () => process.exit());
