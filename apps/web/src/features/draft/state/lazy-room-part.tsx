import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy-part.js';
import { useScope } from './room-context.js';

/**
 * Makes a part of the room load lazily. On a slow connection the clock and the list of players load first.
 * `instead` is rendered until a part has loaded, so that nothing moves.
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
