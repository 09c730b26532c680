import { test } from '@playwright/test';
import { SCREENS } from './screens.ts';

test.use({ baseURL: process.env.E2E_URL });

for (const { name, path, student, before, fullPage = false } of SCREENS)
  test(name, async ({ page, context, baseURL }, { project }) => {
    if (student) {
      const data = { username: `maya.${name}@example.edu`, ...student };
      const response = await page.request.post('/_sandbox/seed', { data });
      const { session, marker } = (await response.json()) as { session: string; marker: string };
      await context.addCookies([
        { name: 'admit_id_token', value: session, url: baseURL },
        { name: 'admit_session', value: marker, url: baseURL },
      ]);
    }
    await page.goto(path);
    await page.locator('h1, h2').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await before?.(page);
    await page.screenshot({ path: `docs/screens/${name}-${project.name}.png`, fullPage });
  });
