/** The server's clock at a moment of this page, both in ms. */
let known: { readonly date: number; readonly at: number } | null = null;

/** Returns the server's time, in ms; null if no reply has said it yet. The device's clock may be days off. */
export const serverTime = (): number | null => known && Math.round(known.date + performance.now() - known.at);

/** Takes the server's time from the header `Date` of a reply. */
export function noteServerTime({ headers }: Response): void {
  const date = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(date)) known = { date, at: performance.now() };
}
