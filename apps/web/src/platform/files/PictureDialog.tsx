import { useEffect, useState } from 'react';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { Button, buttonClass } from '../../ui/Button.js';
import { Dialog } from '../../ui/layers/Dialog.js';
import { ErrorState } from '../../ui/page/Panel.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { Skeleton } from '../../ui/page/Skeleton.js';
import { showToast } from '../../ui/layers/toast.js';
import { TAKEN_OVER_MS } from './save-file.js';
import { canShare, pictureFile, type PictureTheme } from './picture-share.js';
import * as t from './files.words.en.js';

interface Made {
  readonly theme: PictureTheme;
  readonly file: File;
  readonly url: string;
}

export function PictureDialog({
  title,
  words,
  draw,
  onClose,
}: {
  title: string;
  /** Text alternative of the picture. */
  words: string;
  draw: (theme: PictureTheme) => Promise<Blob>;
  onClose: () => void;
}) {
  const [theme, setTheme] = useState<PictureTheme>('dark');
  const { made, failure, retry } = usePicture(title, draw, theme);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="lg"
      footer={made !== null && <PictureButtons title={title} made={made} theme={theme} setTheme={setTheme} />}
    >
      {failure !== null ? (
        <ErrorState message={failure} retry={retry} />
      ) : made === null ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <img src={made.url} alt={words} className="mx-auto max-h-[70dvh] max-w-full rounded-md border border-line" />
      )}
    </Dialog>
  );
}

/** Draws the picture again for each theme. The previous one is shown meanwhile. */
function usePicture(title: string, draw: (theme: PictureTheme) => Promise<Blob>, theme: PictureTheme) {
  const [made, setMade] = useState<Made | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let url: string | null = null;
    let closed = false;
    draw(theme).then(
      (blob) => {
        if (closed) return;
        url = URL.createObjectURL(blob);
        setMade({ theme, file: pictureFile(blob, title), url });
      },
      (error: unknown) => {
        if (!closed) setFailure(error instanceof Error ? error.message : t.pictureCouldNotBeMade);
      },
    );
    return () => {
      closed = true;
      const old = url;
      // A download may still be reading the URL.
      if (old !== null) setTimeout(() => URL.revokeObjectURL(old), TAKEN_OVER_MS);
    };
  }, [attempt, draw, theme, title]);
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return { made, failure, retry };
}

interface ButtonsProps {
  title: string;
  made: Made;
  theme: PictureTheme;
  setTheme: (theme: PictureTheme) => void;
}

function PictureButtons({ title, made, theme, setTheme }: ButtonsProps) {
  const share = async (file: File) => {
    try {
      await navigator.share({ files: [file], title });
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof Error && error.name !== 'AbortError')
        showToast({ kind: 'error', text: t.pictureCouldNotBeShared, detail: t.downloadItInstead });
    }
  };
  return (
    <>
      <SegmentedControl
        label={t.colors}
        value={theme}
        options={[
          { value: 'dark', label: t.dark },
          { value: 'light', label: t.light },
        ]}
        onChange={setTheme}
        className="mr-auto"
      />
      {canShare(made.file) && (
        <Button
          disabled={made.theme !== theme}
          icon={<Share2 size={16} aria-hidden="true" />}
          onClick={() => void share(made.file)}
        >
          {t.share}
        </Button>
      )}
      {made.theme === theme ? (
        <a href={made.url} download={made.file.name} data-autofocus="" className={buttonClass('primary')}>
          <Download size={16} aria-hidden="true" />
          {t.download}
        </a>
      ) : (
        // The picture still has the previous theme.
        <Button variant="primary" disabled icon={<Download size={16} aria-hidden="true" />}>
          {t.download}
        </Button>
      )}
    </>
  );
}
