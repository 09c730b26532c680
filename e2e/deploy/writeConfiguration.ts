import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { replaceEach } from './replaceEach.ts';

const SAMPLE = fileURLToPath(new URL('../../docs/deploying/nginx.conf', import.meta.url));

/** The values that replace the sample's names on this machine. */
export interface Places {
  /** The folder that contains `releases`, `logs` and the certificate. */
  home: string;
  /** The ports for http and https. */
  ports: { http: number; https: number };
  /** The host and port of the backend. */
  backend: string;
  /** The origin of the storage service. */
  storage: string;
}

/**
 * Writes the sample configuration, adapted to this machine, and a main file that includes it. Returns the
 * main file's path.
 */
export async function writeConfiguration({ home, ports, backend, storage }: Places): Promise<string> {
  const [http, https] = [String(ports.http), String(ports.https)];
  const sample = replaceEach(await readFile(SAMPLE, 'utf8'), [
    // Not every machine has IPv6.
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    ['https://apply.example.edu$request_uri', `https://localhost:${https}$request_uri`],
    ['/etc/ssl/apply.example.edu', `${home}/apply`],
    ['server_name apply.example.edu;', 'server_name localhost;'],
    ['server backend.internal:8080;', `server ${backend};`],
    // Here the address includes a port, which `$host` would omit.
    ['proxy_set_header Host $host;', 'proxy_set_header Host $http_host;'],
    ['https://storage.example.edu', storage],
    ['/srv/admission', home],
    ['/var/log/nginx', `${home}/logs`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi']
    .map((name) => `  ${name}_temp_path ${home}/temporary/${name};`)
    .join('\n');
  await writeFile(`${home}/sample.conf`, sample);
  await writeFile(
    `${home}/nginx.conf`,
    `daemon off;
pid ${home}/nginx.pid;
error_log ${home}/logs/error.log;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log ${home}/logs/access.log;
${temporary}
  include ${home}/sample.conf;
}
`,
  );
  return `${home}/nginx.conf`;
}
