import { Button } from '../Button.js';
import { FormAlert } from '../fields/FormAlert.js';
import * as t from './lists.words.en.js';

interface ShowMoreProps {
  query: {
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => Promise<unknown>;
  };
  words?: string;
}

/** Button for the next part of a long list, and the error when it fails. */
export function ShowMore({ query, words = t.showOlder }: ShowMoreProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" variant="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {words}
      </Button>
      <FormAlert message={query.isFetchNextPageError && query.error !== null ? query.error.message : null} />
    </div>
  );
}
