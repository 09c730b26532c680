import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { ask } from './checkReplies.ts';
import { findSecrets } from './findSecrets.ts';
import type { Deployed } from './startDeployed.ts';
import { step } from './step.ts';
import type { Plant } from './writeConfiguration.ts';

const SERVICE = 'CANARY-service';
const PUBLIC = 'CANARY-public';
const RESET = 'CANARY-reset';
const COOKIE = 'CANARY-cookie';
const BODY = 'CANARY-body';
const REFERRER = 'CANARY-referrer';
const CANARIES = [SERVICE, PUBLIC, RESET, COOKIE, BODY, REFERRER];

/** What the sample does about secrets, each taken out: the search must then find some. */
const PLANTED: readonly (readonly [title: string, plant: Plant])[] = [
  ['the usual access log', [['admission.log admission;', 'admission.log combined;']]],
  ['an error log of the usual level', [['admission-error.log emerg;', 'admission-error.log error;']]],
  ['a path with its query', [['"~^([^?]*)" $1;', '"~^(.*)" $1;']]],
];

/**
 * Proves that the logs hold no secret, with the backend up and down, and that the search would have found one.
 *
 * @param secrets what the journey before this typed and was given.
 */
export async function checkLogs(
  deployed: Deployed,
  browser: Browser,
  secrets: readonly string[],
): Promise<void> {
  const logs = `${deployed.home}/logs`;
  const all = [...secrets, ...CANARIES];

  await step('no secret and no query stands in a log, with the backend up, closed and down', async () => {
    await makeNoise(deployed, browser);
    assert.deepEqual(await findSecrets(logs, all), []);
  });

  await step('the access log says of each request what it was, and that the backend was down', async () => {
    const lines = await readFile(`${logs}/admission.log`, 'utf8');
    assert.match(lines, / GET \/about HTTP\/2\.0 200 /);
    assert.match(lines, / PUT \/api\/answer HTTP\/2\.0 200 .* upstream=200 /);
    assert.match(lines, / GET \/service\/tmp-pdf HTTP\/1\.1 502 .* upstream=502 /);
  });

  for (const [title, plant] of PLANTED)
    await step(`the search finds them in ${title}`, async () => {
      await deployed.restart(plant);
      await makeNoise(deployed, browser);
      assert.notDeepEqual(await findSecrets(logs, all), []);
    });
}

/** Asks for everything that carries a secret, with the backend up, in maintenance and down. */
async function makeNoise(deployed: Deployed, browser: Browser): Promise<void> {
  const { url, httpUrl, backend } = deployed;
  const headers = {
    cookie: `admit_id_token=${COOKIE}`,
    referer: `${url}/reset?id=${REFERRER}`,
    'content-type': 'application/json',
  };
  const askAll = async () => {
    await ask(`${url}/service/tmp-pdf?service_token=${SERVICE}`, { headers });
    await ask(`${url}/public/tmp?token=${PUBLIC}`, { headers });
    await ask(`${url}/reset?username=maya&id=${RESET}`, { headers });
    await ask(`${url}/health?token=${PUBLIC}`, { headers });
    await ask(`${url}/assets/gone.js?token=${PUBLIC}`, { headers });
    await ask(`${url}/api/answer`, { method: 'PUT', headers }, JSON.stringify({ last_name: BODY }));
    await ask(`${url}/api/answer?token=${PUBLIC}`, { method: 'PUT', headers }, BODY.repeat(100_000));
    await fetch(`${httpUrl}/about?service_token=${SERVICE}`, { headers, redirect: 'manual' });
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
