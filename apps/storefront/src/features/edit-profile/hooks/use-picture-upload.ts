import { useState } from 'react';
import { translateMessage } from '@manette/web-i18n';
import { changeUser, selectUser } from '@manette/web-session';
import { useAppStore } from '@manette/web-store';
import { notify } from '@manette/web-ui';
import { useUploadProfilePictureMutation } from '../api/profile.api';

/** Uploads a profile picture and updates the signed-in user. @returns the progress in percent, null when idle */
export function usePictureUpload() {
  const store = useAppStore();
  const [send] = useUploadProfilePictureMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const upload = async (file: File) => {
    setProgress(0);
    try {
      const onProgress = (fraction: number) => setProgress(Math.round(fraction * 100));
      const profilePicture = await send({ file, onProgress }).unwrap();
      // Reads the user again, because the name may have changed during the upload.
      const user = selectUser(store.getState());
      if (user) store.dispatch(changeUser({ ...user, profilePicture }));
      notify.success(translateMessage('Profile picture updated successfully!'));
    } catch {
      notify.error(translateMessage('Failed to upload profile picture'));
    }
    setProgress(null);
  };
  return { upload, progress };
}
