import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import type { SendCommand } from './sendByHttp.ts';

/** A reply from Marionette: a type, the number of the command, and an error or a result. */
type Answer = [type: number, id: number, error: { error: string; message: string } | null, result: unknown];

/**
 * Sends commands to Firefox directly over Marionette, the protocol into which geckodriver translates WebDriver.
 * Its commands have WebDriver's names, so a stock Firefox needs neither geckodriver nor a patched build.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function sendByMarionette(port: number): Promise<SendCommand> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readMessages(socket, (message) => {
    // The first message is a greeting.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as Answer;
    const command = waiting.get(id);
    waiting.delete(id);
    if (error) command?.reject(new Error(`${error.error} ${error.message}`));
    else command?.resolve(unwrap(result));
  });
  socket.once('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection.'));
  });
  // A connection error is followed by `close`, which the handler above reports.
  socket.on('error', () => undefined);

  let count = 0;
  return (command, parameters = {}) => {
    count += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(count, answer);
    const message = JSON.stringify([0, count, `WebDriver:${command}`, parameters]);
    socket.write(`${String(Buffer.byteLength(message))}:${message}`);
    return answer.promise;
  };
}

/** Each message consists of its length in bytes, a colon, and JSON. */
function readMessages(socket: Socket, take: (message: unknown) => void): void {
  let read = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    read = Buffer.concat([read, chunk]);
    for (let colon = read.indexOf(':'); colon > 0; colon = read.indexOf(':')) {
      const end = colon + 1 + Number(read.subarray(0, colon).toString());
      if (read.length < end) return;
      take(JSON.parse(read.subarray(colon + 1, end).toString()));
      read = read.subarray(end);
    }
  });
}

/** Unwraps a result: most are wrapped in `value`. */
function unwrap(result: unknown): unknown {
  return result !== null && typeof result === 'object' && 'value' in result ? result.value : result;
}
