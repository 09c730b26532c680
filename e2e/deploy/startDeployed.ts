import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtempDisposable, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOrInstall } from '../../scripts/browser/installFromDebian.ts';
import { buildWeb } from '../../scripts/build/buildWeb.ts';
import { StartError } from '../../scripts/start/StartError.ts';
import { takePort } from '../../scripts/start/takePort.ts';
import { startBackend } from './startBackend.ts';
import { BROTLI, startServer } from './startServer.ts';
import { startCaddy } from './startCaddy.ts';
import { writeConfiguration } from './writeConfiguration.ts';

const PACKAGES = ['nginx-light', BROTLI, 'caddy', 'openssl'];
const RELEASE = fileURLToPath(new URL('../../docs/deploying/release.sh', import.meta.url));

/** The product behind nginx, set up in a temporary folder as in docs/deploying. */
export type Deployed = Awaited<ReturnType<typeof startDeployed>>;

/**
 * Builds two releases, creates a certificate, and starts nginx with the sample configuration in front of the
 * sandbox.
 */
export async function startDeployed() {
  const programs = ['nginx', 'caddy', 'openssl'].map((program) => findOrInstall(program, PACKAGES));
  const [nginx, caddy, openssl] = programs;
  if (!nginx || !caddy || !openssl)
    throw new StartError(
      `This run needs nginx with brotli_static, Caddy and openssl. On Debian, as root: apt-get install ${PACKAGES.join(' ')}`,
    );
  await using started = new AsyncDisposableStack();
  const { path: home } = started.use(await mkdtempDisposable(join(tmpdir(), 'admission-deploy-')));
  // If nginx's master runs as root, its workers run as another user, who must be able to read this folder.
  await chmod(home, 0o755);
  for (const folder of ['logs', 'temporary']) await mkdir(join(home, folder));
  makeCertificate(openssl, home);
  const release = (...words: string[]) =>
    execFileSync(RELEASE, words, { env: { ...process.env, ADMISSION_HOME: home } });

  const ports = { http: await takePort(0), https: await takePort(0) };
  const url = `https://localhost:${String(ports.https)}`;
  const httpUrl = `http://localhost:${String(ports.http)}`;
  await buildReleases(home, `${url}/error-reports`, (name, dist) => release('put', dist, name));
  release('use', 'first');

  const backend = await startBackend(url);
  started.defer(backend.close);
  const places = { home, ports, backend: backend.address, storage: backend.storage };
  // Without -e, nginx would log to the machine's own error log until it has read the configuration.
  const words = ['-e', 'stderr', '-c', await writeConfiguration(places)];
  const server = await startServer(nginx, words, httpUrl);
  started.defer(server.close);

  const running = started.move();
  return {
    home,
    url,
    httpUrl,
    backend,
    /** Serves another release, starting with the next request. */
    switchRelease: (name: 'first' | 'second') => void release('use', name),
    /** Copies the second build to a separate release, serves it, and deletes most of its files. */
    serveBroken: async () => {
      release('put', join(home, 'dist-second'), 'broken');
      release('use', 'broken');
      for (const part of ['assets', 'index.html'])
        await rm(join(home, 'releases/broken', part), { recursive: true });
    },
    setMaintenance: (isOn: boolean) =>
      isOn ? writeFile(join(home, 'maintenance'), '') : rm(join(home, 'maintenance')),
    /** Starts Caddy, with its own sample, in front of the same releases and the same backend. */
    startCaddy: async () =>
      startCaddy(caddy, { ...places, ports: { http: await takePort(0), https: await takePort(0) } }),
    close: () => running.disposeAsync(),
  };
}

/**
 * Builds two releases that differ in one setting, and therefore in the name of every file that contains it.
 */
async function buildReleases(
  home: string,
  errorReports: string,
  put: (name: string, dist: string) => void,
): Promise<void> {
  const settings = { first: '', second: errorReports };
  for (const [name, setting] of Object.entries(settings)) {
    const dist = join(home, `dist-${name}`);
    process.env.VITE_ERROR_REPORT_URL = setting;
    await buildWeb(dist);
    put(name, dist);
  }
  delete process.env.VITE_ERROR_REPORT_URL;
}

/** Creates a self-signed certificate for this run. */
function makeCertificate(openssl: string, home: string): void {
  const files = ['-keyout', `${home}/apply.key`, '-out', `${home}/apply.pem`];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '2'];
  execFileSync(openssl, ['req', '-x509', '-nodes', ...kind, ...files, ...subject], { stdio: 'ignore' });
}
