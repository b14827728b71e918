import { Suspense, useState } from 'react';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '../../ui/Button.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden.js';
import type { PictureTheme } from './picture-share.js';
import * as t from './files.words.en.js';

const PictureDialog = lazyPart(() => import('./PictureDialog.js'), 'PictureDialog');

export interface SharedPicture {
  readonly title: string;
  /** Text alternative of the picture. */
  readonly words: string;
  /** Must load the drawing code itself, so that no page pays for it early. */
  readonly draw: (theme: PictureTheme) => Promise<Blob>;
}

/** Opens a picture to save or share. It keeps the figures of the click. */
export function SharePicture({
  picture,
  about,
}: {
  picture: () => SharedPicture;
  /** Names one of several pictures for screen readers. */
  about?: string;
}) {
  const [shared, setShared] = useState<SharedPicture | null>(null);
  return (
    <>
      <Button size="sm" icon={<Share2 size={14} aria-hidden="true" />} onClick={() => setShared(picture())}>
        {t.sharePicture}
        {about !== undefined && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
      </Button>
      {shared !== null && (
        <Suspense>
          <PictureDialog {...shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  );
}
