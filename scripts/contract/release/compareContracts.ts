import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../../../contracts/kit/contract.ts';
import { listOperations } from '../../../contracts/kit/listOperations.ts';
import type { Change } from './Change.ts';
import { compareOperations } from './compareOperations.ts';

/** Lists what changed from one version of the contract to the next; descriptions and examples are no changes. */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const [old, now] = [before, after].map(
    (contract) => new Map(listOperations(contract).map((listed) => [listed.name, listed])),
  );
  const names = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  return [
    ...compareServers(before, after),
    ...names.flatMap((name): Change[] => {
      const [was, is] = [old?.get(name), now?.get(name)];
      const operation = `${name} (${(was ?? is)?.operation.operationId ?? 'no operationId'})`;
      if (!was || !is) {
        return [{ breaking: !is, operation, part: '', field: '', what: is ? 'is new.' : 'was removed.' }];
      }
      const changes = compareOperations({ contract: before, listed: was }, { contract: after, listed: is });
      return changes.map((change) => ({ operation, ...change }));
    }),
  ];
}

function compareServers(before: Contract, after: Contract): Change[] {
  const [was, is] = [before, after].map((contract) => contract.servers?.map(({ url }) => url) ?? []);
  if (isDeepStrictEqual(was, is)) return [];
  return [{ breaking: true, operation: 'Every operation', part: 'servers', field: '', what: 'moved.' }];
}
