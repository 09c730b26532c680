import { WebDriverError } from './SendCommand.ts';
import type { CommandName, SendCommand } from './SendCommand.ts';

type Route = readonly [method: string, path: string];

/** W3C WebDriver §6.5. */
const ROUTES: Record<CommandName, Route> = {
  NewSession: ['POST', ''],
  DeleteSession: ['DELETE', '/{session}'],
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
  GetComputedLabel: ['GET', '/{session}/element/{id}/computedlabel'],
  ExecuteScript: ['POST', '/{session}/execute/sync'],
  TakeScreenshot: ['GET', '/{session}/screenshot'],
};

/** Longer than any limit the driver keeps itself; it never answers for the picture of a page behind another. */
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
    if (!response.ok) throw new WebDriverError(value?.error ?? 'unknown error', value?.message ?? '');
    if (command === 'NewSession') session = value?.sessionId ?? '';
    return value;
  };
}
