/** Returns the values for the requests in a reply to a provider state; none unless it is a JSON object. */
export function readStateValues(text: string): Readonly<Record<string, unknown>> {
  if (!text.startsWith('{')) return {};
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
