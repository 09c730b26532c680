import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { FullScreenSpinner, Header, SlowNote } from '../../ui/index.ts';

/** A form page before its scripts and the profile have loaded: the school, under the spinner. */
export function FormShell() {
  return (
    <div className="app-contents app-form-shell">
      <title>{ROUTE_WORDS.documentTitle(ROUTE_WORDS.loading, school.name)}</title>
      <Header school={school} />
      <FullScreenSpinner isClear />
      <SlowNote isWaiting />
    </div>
  );
}
