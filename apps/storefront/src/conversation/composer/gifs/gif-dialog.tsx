import '../translations';
import { useState, type FormEvent } from 'react';
import { GIF_SEARCH_FAILED } from '@manette/contracts/chat';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, Dialog, notify, SearchField, Spinner } from '@manette/web-ui';
import { GifResults } from './gif-results';
import { useLazySearchGifsQuery } from './gifs.api';

export interface GifDialogProps {
  onChoose: (url: string) => void;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

/** Searches GIFs by words; a blank search does nothing [CHAT-026]. */
export default function GifDialog({ onChoose, onClose, focusAfter }: GifDialogProps) {
  const { t } = useTranslation('composing');
  const [words, setWords] = useState('');
  // `currentData`: after a failed search the results of an earlier search are not shown.
  const [search, { currentData: gifs, isFetching }] = useLazySearchGifsQuery();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = words.trim();
    if (asked === '') return;
    const { error } = await search(asked, true);
    if (error) notify.error(translateMessage(GIF_SEARCH_FAILED), { id: GIF_SEARCH_FAILED });
  };
  return (
    <Dialog
      open
      wide
      title={t('searchGifs')}
      closeLabel={t('close')}
      focusAfter={focusAfter}
      onOpenChange={(open) => !open && onClose()}
    >
      <form className="flex gap-2" onSubmit={(event) => void submit(event)}>
        <SearchField
          label={t('searchGifs')}
          className="flex-1"
          value={words}
          maxLength={100}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit" look="primary" loading={isFetching}>
          {t('search')}
        </Button>
      </form>
      <div className="mt-4 grid min-h-60 content-start" aria-live="polite" aria-busy={isFetching}>
        {isFetching ? (
          <Spinner label={t('loading')} />
        ) : gifs && gifs.length > 0 ? (
          <GifResults gifs={gifs} onChoose={onChoose} />
        ) : (
          <p className="place-self-center py-16 text-center text-2 text-muted">
            {t(gifs ? 'noGifs' : 'gifHint')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
