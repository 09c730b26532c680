/** The warm line beside each card. Design: login, signup, confirm, forgot, reset. */
const LEADS: Readonly<Record<string, string>> = {
  '/login': 'Good to see you again.',
  '/signup': 'Your application starts here.',
  '/confirm': 'One code and you’re in.',
  '/forgot': 'It happens to everyone.',
  '/reset': 'A new key for the door.',
};

/** Gives the line that stands beside the card of a path. */
export function cardLead(pathname: string): string {
  return LEADS[pathname.replace(/(?<=.)\/+$/, '')] ?? 'One application, three steps.';
}
