import type { Student } from '../createStore.ts';
import type { Operations, StudentCall } from '../Operation.ts';
import { Refusal } from '../Refusal.ts';
import { checkOpen, checkUnrecorded } from './checkOpen.ts';

/** The version of the saved answers, as `ETag` and `If-Match` carry it. */
export const writeVersion = ({ version }: Student) => `"${version}"`;

/** Answers, added items, tabs. */
export const answerOperations: Operations<StudentCall> = {
  saveAnswers: ({ body, request, reply, student }) => {
    const answers = body as Record<string, string>;
    checkUnrecorded(student);
    // A second Submit sends the answers again: what changes nothing is no change.
    const isChange = Object.entries(answers).some(([key, value]) => (student.answer[key] ?? '') !== value);
    if (isChange) checkOpen(student);
    // Proxies that compress make a version weak.
    const base = request.headers['if-match']?.replace('W/', '');
    if (base !== undefined && base !== writeVersion(student)) throw new Refusal('answers_changed');
    if (isChange) student.version += 1;
    Object.assign(student.answer, answers);
    void reply.header('etag', writeVersion(student));
    return { message: 'Your answers are saved.' };
  },

  getAddAnother: ({ student }) => ({ add_another: student.add_another }),

  saveAddAnother: ({ body, student }) => {
    checkOpen(student);
    const { button_id, num_components } = body as { button_id: string; num_components: number };
    student.add_another[button_id] = num_components;
    return { message: 'Your change is saved.' };
  },

  getTabs: ({ student }) => ({ tabs: student.tabs }),

  saveTab: ({ body, student }) => {
    checkOpen(student);
    const { tab_id, chosen_tab } = body as { tab_id: string; chosen_tab: string };
    student.tabs[tab_id] = chosen_tab;
    return { message: 'Your change is saved.' };
  },
};
