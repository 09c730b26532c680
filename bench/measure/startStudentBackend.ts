import { createServer } from 'node:http';

/** The marker cookie, which tells the page that a student has a session. */
export const SESSION_COOKIE = { name: 'admit_session', value: 'm-1' };

/** The replies to the four calls needed to open a form. */
const REPLIES: Readonly<Record<string, object>> = {
  '/api/profile': {
    username: 'maya@example.edu',
    last_page: '/about',
    successful_login: [],
    web_status: ['started'],
    answer: { first_name: 'Maya' },
    document_answer: {},
  },
  '/api/add-another': { add_another: {} },
  '/api/tabs': { tabs: {} },
  '/api/document-answer': { document_answer: {} },
};

/**
 * Starts a stub backend with one student, without delays. Calls not listed above get a generic success reply.
 */
export function startStudentBackend(port: number) {
  const server = createServer(({ method, url = '' }, response) => {
    const reply = (method === 'GET' && REPLIES[url]) || { message: 'Done.' };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(reply));
  });
  return server.listen(port, '127.0.0.1');
}
