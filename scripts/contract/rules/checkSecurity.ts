import type { Contract } from '../../../contracts/kit/contract.ts';
import { listOperations } from '../../../contracts/kit/listOperations.ts';

/**
 * Demands the session cookie of every `/api/*` call and of no other, and a `401` of `/api/*` and `/service/*`.
 *
 * API-02, ROLE-13. `401` is kept for ended sessions and bad service tokens, so no other path may list it.
 */
export function checkSecurity(contract: Contract): string[] {
  return listOperations(contract).flatMap(({ name, path, operation, responses }) => {
    const faults: string[] = [];
    const security = operation.security ?? contract.security ?? [];
    const needsSession = path.startsWith('/api/');
    const asksSession = security.length > 0 && security.every((scheme) => 'sessionCookie' in scheme);
    if (needsSession && !asksSession) faults.push(`${name}: must ask for the session cookie.`);
    if (!needsSession && security.length > 0) faults.push(`${name}: must be open without a session.`);

    const canRefuse = needsSession || path.startsWith('/service/');
    if (canRefuse && !('401' in responses)) faults.push(`${name}: must list 401.`);
    if (!canRefuse && '401' in responses) faults.push(`${name}: must not list 401.`);
    return faults;
  });
}
