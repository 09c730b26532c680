import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { replaceEach } from './replaceEach.ts';
import { startServer } from './startServer.ts';
import type { Places } from './writeConfiguration.ts';

const SAMPLE = fileURLToPath(new URL('../../docs/deploying/Caddyfile', import.meta.url));

/** Starts Caddy with docs/deploying/Caddyfile, adapted to this machine. */
export async function startCaddy(caddy: string, { home, ports, backend, storage }: Places) {
  const [http, https] = [String(ports.http), String(ports.https)];
  const own = ['admin off', 'default_bind 127.0.0.1', `http_port ${http}`, `https_port ${https}`];
  const configuration = replaceEach(await readFile(SAMPLE, 'utf8'), [
    ['{\n\t# Errors of a request', `{\n\t${own.join('\n\t')}\n\t# Errors of a request`],
    ['apply.example.edu {', `localhost {\n\ttls ${home}/apply.pem ${home}/apply.key`],
    ['backend.internal:8080', backend],
    ['https://storage.example.edu', storage],
    ['/srv/admission', home],
    ['/var/log/caddy', `${home}/caddy-logs`],
  ]);
  await writeFile(`${home}/Caddyfile`, configuration);
  const url = `https://localhost:${https}`;
  const httpUrl = `http://localhost:${http}`;
  const words = ['run', '--adapter', 'caddyfile', '--config', `${home}/Caddyfile`];
  const { close } = await startServer(caddy, words, httpUrl, { HOME: home });
  return { home, url, httpUrl, logs: `${home}/caddy-logs`, close };
}
