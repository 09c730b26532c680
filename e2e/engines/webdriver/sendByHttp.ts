/** The WebDriver commands the journeys use, by their names in the standard. W3C WebDriver §6.5. */
const ROUTES = {
  NewSession: ['POST', ''],
  Navigate: ['POST', '/{session}/url'],
  GetCurrentURL: ['GET', '/{session}/url'],
  Back: ['POST', '/{session}/back'],
  Forward: ['POST', '/{session}/forward'],
  Refresh: ['POST', '/{session}/refresh'],
  GetWindowHandle: ['GET', '/{session}/window'],
  NewWindow: ['POST', '/{session}/window/new'],
  SwitchToWindow: ['POST', '/{session}/window'],
  CloseWindow: ['DELETE', '/{session}/window'],
  SetWindowRect: ['POST', '/{session}/window/rect'],
  DeleteAllCookies: ['DELETE', '/{session}/cookie'],
  ElementClick: ['POST', '/{session}/element/{id}/click'],
  ElementSendKeys: ['POST', '/{session}/element/{id}/value'],
  ExecuteScript: ['POST', '/{session}/execute/sync'],
  TakeScreenshot: ['GET', '/{session}/screenshot'],
} as const;

/** Sends one command and returns its value; throws the driver's message if it fails. */
export type SendCommand = (
  command: keyof typeof ROUTES,
  parameters?: Record<string, unknown>,
) => Promise<unknown>;

/** Capabilities of every session. With these timeouts, a hanging page fails only its step. W3C WebDriver §9.1. */
export const CAPABILITIES = { timeouts: { pageLoad: 20_000, script: 10_000 } };

/**
 * Longer than any of the driver's own timeouts. Needed because the driver never replies to a screenshot of a
 * hidden page.
 */
const LONGEST_MS = 30_000;

interface Reply {
  value: { sessionId?: string; error?: string; message?: string } | null;
}

/** Sends commands to a driver that listens on HTTP, such as WebKitWebDriver. */
export function sendByHttp(driverUrl: string): SendCommand {
  let session = '';

  return async (command, parameters = {}) => {
    const [method, path] = ROUTES[command];
    const { id, ...body } = parameters;
    const filled = path.replace('{session}', session).replace('{id}', String(id));
    const response = await fetch(`${driverUrl}/session${filled}`, {
      method,
      signal: AbortSignal.timeout(LONGEST_MS),
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as Reply;
    if (!response.ok) throw new Error(`${command}: ${value?.error ?? ''} ${value?.message ?? ''}`);
    if (command === 'NewSession') session = value?.sessionId ?? '';
    return value;
  };
}
