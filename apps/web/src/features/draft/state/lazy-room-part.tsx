import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy-part.js';
import { useScope } from './room-context.js';

/**
 * Loads a part of the room lazily. On a slow connection the clock and the list load first. `instead` is rendered until
 * the part has loaded.
 */
export function lazyRoomPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ReactNode = null,
) {
  const Part = lazyPart(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function RoomPart(props: Props) {
    const { pool, poolError } = useScope();
    if (pool === null && poolError === null) return instead;
    return (
      <Suspense fallback={instead}>
        <Part {...props} />
      </Suspense>
    );
  };
}
