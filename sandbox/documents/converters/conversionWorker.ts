/** Converts the one file it is started with and posts the outcome; see convertSafely.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { convertFile } from './convertFile.ts';

const { content, fileName } = workerData as { content: Uint8Array; fileName: string };
parentPort?.postMessage(await convertFile(content, fileName));
