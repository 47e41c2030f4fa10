import { useTranslation } from '@manette/web-i18n';

/** The numbered list of all games of the account. */
export function GameList({ games }: { games: string[] }) {
  const { t } = useTranslation('accountDetails');
  return (
    <section>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2>{t('games')}</h2>
        <span className="text-2 text-muted">{t('gamesOnAccount', { count: games.length })}</span>
      </div>
      <ul
        aria-label={t('games')}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,200px),1fr))] gap-x-6"
      >
        {games.map((game, at) => (
          <li key={`${at} ${game}`} className="flex min-h-11 items-center gap-3 border-b border-line text-2">
            <span aria-hidden="true" className="text-1 text-muted tabular-nums">
              {String(at + 1).padStart(2, '0')}
            </span>
            <bdi className="min-w-0 wrap-anywhere">{game}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
