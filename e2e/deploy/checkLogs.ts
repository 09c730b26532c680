import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type APIRequestContext, type Browser } from '@playwright/test';
import type { Deployed } from './startDeployed.ts';

const SERVICE = 'CANARY-service';
const PUBLIC = 'CANARY-public';
const RESET = 'CANARY-reset';
const COOKIE = 'CANARY-cookie';
const BODY = 'CANARY-body';
const REFERRER = 'CANARY-referrer';
const TRACE = 'CANARY-trace';
/** The prefix of the values sent by `npm run try -- server`. */
const CHECK = 'canary-';
const CANARIES = [CHECK, SERVICE, PUBLIC, RESET, COOKIE, BODY, REFERRER, TRACE];

/** The clients used for the requests: Playwright's HTTP client and a browser. */
interface Asking {
  request: APIRequestContext;
  browser: Browser;
}

/**
 * Proves that the logs contain no secret, whether the backend is up, in maintenance or down.
 * @param secrets what the preceding journey typed and received.
 */
export async function checkLogs(
  deployed: Deployed,
  asking: Asking,
  secrets: readonly string[],
): Promise<void> {
  const logs = `${deployed.home}/logs`;

  await test.step('no log contains a secret or a query, whether the backend is up, in maintenance or down', async () => {
    await makeNoise(deployed, asking);
    expect(await findSecrets(logs, [...secrets, ...CANARIES])).toEqual([]);
  });

  await test.step('the access log contains each request, its trace and whether the backend was down', async () => {
    const lines = await readFile(`${logs}/admission.log`, 'utf8');
    expect(lines).toMatch(/ GET \/about HTTP\/2\.0 200 /);
    expect(lines).toMatch(
      / PUT \/api\/answer HTTP\/2\.0 200 .* upstream=200 .* trace=00-[0-9a-f]{32}-[0-9a-f]{16}-01$/m,
    );
    expect(lines).toMatch(/ GET \/service\/tmp-pdf HTTP\/1\.1 502 .* upstream=502 .* trace=-$/m);
  });
}

/**
 * Sends every request that contains a secret: once with the backend up, once in maintenance and once with it
 * down.
 */
async function makeNoise(deployed: Deployed, { browser, request }: Asking): Promise<void> {
  const { url, httpUrl, backend } = deployed;
  const headers = {
    cookie: `admit_id_token=${COOKIE}`,
    referer: `${url}/reset?id=${REFERRER}`,
    traceparent: TRACE,
    'content-type': 'application/json',
  };
  const get = (address: string) => request.get(address, { headers, maxRedirects: 0 });
  const put = (address: string, data: unknown) => request.put(address, { headers, data });
  const askAll = async () => {
    await get(`${url}/service/tmp-pdf?service_token=${SERVICE}`);
    await get(`${url}/public/tmp?token=${PUBLIC}`);
    await get(`${url}/reset?username=maya&id=${RESET}`);
    await get(`${url}/reset%3Fusername=maya&id=${RESET}`);
    await get(`${url}/health?token=${PUBLIC}`);
    await get(`${url}/assets/gone.js?token=${PUBLIC}`);
    await put(`${url}/api/answer`, { last_name: BODY });
    await put(`${url}/api/answer?token=${PUBLIC}`, BODY.repeat(100_000));
    await get(`${httpUrl}/about?service_token=${SERVICE}`);
  };
  await askAll();
  const page = await browser.newPage({ baseURL: url, ignoreHTTPSErrors: true });
  for (const query of [`service_token=${SERVICE}`, `token=${PUBLIC}`])
    await page.goto(`/about?${query}`, { waitUntil: 'networkidle' });
  await page.close();

  await deployed.setMaintenance(true);
  await askAll();
  await deployed.setMaintenance(false);

  await backend.stop();
  await askAll();
  await backend.start();
}

/** Lists the lines in a folder's logs that contain one of these secrets, or a question mark, which begins a query. */
async function findSecrets(folder: string, secrets: readonly string[]): Promise<string[]> {
  const files = await readdir(folder);
  const found = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
      return lines
        .filter((line) => line.includes('?') || secrets.some((secret) => line.includes(secret)))
        .map((line) => `${file}: ${line}`);
    }),
  );
  return found.flat();
}
