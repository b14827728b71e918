import CircleAlert from 'lucide-react/icons/circle-alert';

/** What went wrong with the whole form. The region is always there, so that it is read when it fills. */
export function FormAlert({ message }: { message: string | null }) {
  return (
    <div role="alert">
      {message !== null && (
        <p className="flex items-start gap-2 rounded-md bg-bad-soft px-3 py-2 text-sm font-medium text-bad">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
