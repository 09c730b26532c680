import { makeId } from './makeId.ts';
import { ConfigurationError } from '../core/ConfigurationError.ts';
import { FormStore } from '../core/run/answers/FormStore.ts';
import type { ApplicationEvent, Connection } from '../data/Connection.ts';
import { createQueryClient } from '../data/createQueryClient.ts';
import type { SessionHost } from './createSessionHost.ts';
import { onFailure } from './onFailure.ts';
import { ownSessionMarker } from './ownSessionMarker.ts';
import type { Owner } from './Session.ts';

/** Makes what belongs to one person; it ends with its controller. Without an owner nothing is saved. */
export function beginConnection(host: SessionHost, owner?: Owner) {
  const { index } = host;
  if (!index) throw new ConfigurationError('A session begins after the scripts of the form are here.');
  const controller = new AbortController();
  const { signal } = controller;
  const connection: Connection = {
    sdk: host.createSdk({ signal, ...(owner && { sessionMarker: ownSessionMarker(host, owner, signal) }) }),
    queryClient: createQueryClient((error) => onFailure(host, connection, error)),
    form: new FormStore(index, host.today),
    isStudent: owner !== undefined,
    signal,
    announceFailure: host.announceDocumentFailure,
    post: (event: ApplicationEvent) => {
      const { username, marker = '' } = owner ?? {};
      if (username && !signal.aborted) host.tabs.post({ ...event, username, marker });
    },
  };
  return { ...connection, id: makeId(), controller };
}
