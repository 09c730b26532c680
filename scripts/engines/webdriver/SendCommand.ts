/** The WebDriver commands the journeys use, by their names in the standard. W3C WebDriver §6.5. */
export type CommandName =
  | 'NewSession'
  | 'DeleteSession'
  | 'Navigate'
  | 'GetCurrentURL'
  | 'Back'
  | 'Forward'
  | 'Refresh'
  | 'GetWindowHandle'
  | 'NewWindow'
  | 'SwitchToWindow'
  | 'CloseWindow'
  | 'SetWindowRect'
  | 'DeleteAllCookies'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'GetComputedLabel'
  | 'ExecuteScript'
  | 'TakeScreenshot';

/** Sends one command and gives its value; throws a `WebDriverError` for a refused one. */
export type SendCommand = (command: CommandName, parameters?: Record<string, unknown>) => Promise<unknown>;

/** A command the browser's driver refused, with the standard's name for why. W3C WebDriver §6.6. */
export class WebDriverError extends Error {
  override name = 'WebDriverError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message ? `${code}: ${message}` : code);
    this.code = code;
  }
}

/** Asked of every session: a page that hangs fails its step, not the run. W3C WebDriver §9.1. */
export const CAPABILITIES = { timeouts: { pageLoad: 20_000, script: 10_000 } };
