import type { ViewSession } from '../../session/index.ts';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { ReadOnlySheet } from './ReadOnlySheet.tsx';

/** Shows an application as text, for staff and print, without controls. Spec §6 "Service user". */
export function ReadOnlyApplication({ session }: { session: ViewSession }) {
  return (
    <>
      <title>{ROUTE_WORDS.documentTitle(school.applicationTitle, school.name)}</title>
      <ReadOnlySheet form={session.form} documents={session.documents} about={session.about} />
    </>
  );
}
