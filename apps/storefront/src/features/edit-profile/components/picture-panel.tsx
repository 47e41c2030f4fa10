import { Camera } from 'lucide-react';
import { useId, type ChangeEvent } from 'react';
import { profilePictureProblem } from '@manette/contracts/identity';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { pictureAddress, useCurrentUser } from '@manette/web-session';
import { Avatar, Meter, notify, Panel, presenceOf, PresenceBadge } from '@manette/web-ui';
import { usePictureUpload } from '../hooks/use-picture-upload';

/** The profile picture, with its upload [ID-040]. */
export function PicturePanel() {
  const { t } = useTranslation('profile');
  const user = useCurrentUser();
  const { upload, progress } = usePictureUpload();
  const hint = useId();
  const presence = presenceOf({ role: user.role, isOnline: true });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Reset, so that the user can choose the same file again after a failure.
    target.value = '';
    if (!file) return;
    const problem = profilePictureProblem(file);
    if (problem) notify.error(translateMessage(problem));
    else void upload(file);
  };
  return (
    <Panel>
      <div className="flex items-center gap-4">
        <Avatar
          name={user.username}
          src={pictureAddress(user.profilePicture)}
          size={80}
          presence={presence}
        />
        <div className="grid min-w-0 gap-1">
          <b className="truncate">
            <bdi>{user.username}</bdi>
          </b>
          <PresenceBadge presence={presence}>{t('online')}</PresenceBadge>
        </div>
      </div>
      <label className="mt-4 flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-control px-5 text-2 font-medium hover:bg-fill has-focus-visible:outline-2 has-focus-visible:outline-focus">
        <Camera aria-hidden />
        <span aria-hidden="true">{t('changePicture')}</span>
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          aria-label={t('picture')}
          aria-describedby={hint}
          disabled={progress !== null}
          onChange={choose}
        />
      </label>
      {progress !== null && (
        <div className="mt-3">
          <Meter role="progressbar" label={t('picture')} value={progress} max={100} tone="progress" />
        </div>
      )}
      <p id={hint} className="mt-2 text-1 text-muted">
        {t('pictureHint')}
      </p>
    </Panel>
  );
}
