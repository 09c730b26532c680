import { test } from '@playwright/test';
import { seedStudent } from '../../e2e/support/student.ts';
import { ANSWERS, SCREENS } from './screens.ts';

test.use({ baseURL: process.env.E2E_URL });

for (const { name, path, student, before, fullPage = false } of SCREENS)
  test(name, async ({ page }, { project }) => {
    if (student)
      await seedStudent(page, `maya.${name}@example.edu`, { logins: 2, answers: ANSWERS, ...student });
    await page.goto(path);
    await page.locator('h1, h2').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await before?.(page);
    await page.screenshot({ path: `docs/screens/${name}-${project.name}.png`, fullPage });
  });
