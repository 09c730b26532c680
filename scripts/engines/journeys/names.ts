import { logIn } from './account.ts';
import type { Journey } from './Journey.ts';
import { heading } from './targets.ts';

/** Opens everything a choice can open, so that every control is there. */
const OPEN = {
  other_name_ind: 'yes',
  citizenship_status: 'international',
  mailing_same_ind: 'no',
  prev_college_ind: 'yes',
  test_scores_ind: 'yes',
  discipline_ind: 'yes',
  signature_confirmed: 'true',
};

const PAGES = [
  ['/about', 'About You'],
  ['/education', 'Academics'],
  ['/final-steps', 'Submit'],
] as const;

/** What the engine itself calls each control: the name a screen reader says. WCAG 4.1.2. */
export const names: Journey = {
  name: 'names',
  steps: PAGES.map(([path, title]) => ({
    name: `${title}: every control has a name`,
    needs: ['computed names'],
    run: async (scene) => {
      await scene.applicants.seed(scene.email, OPEN, path);
      await logIn(scene);
      await scene.page.sees(heading(title));
      const controls = await scene.page.computedNames();
      const nameless = controls.filter((control) => control.endsWith(': '));
      if (nameless.length > 0) throw new Error(`without a name: ${nameless.join(', ')}`);
      return `${String(controls.length)} controls`;
    },
  })),
};
