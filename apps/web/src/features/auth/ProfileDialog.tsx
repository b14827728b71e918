import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PICTURE_WORDS } from '@crease/core/auth/words/picture.words.js';
import { request } from '../../platform/requests/api-client.js';
import { setUser, useAuth } from '../../platform/session/auth-store.js';
import { failureOf } from '../../platform/requests/failure.js';
import { paths } from '../../platform/pages/paths.js';
import { checkPicture, uploadPicture } from '../../platform/files/pictures.js';
import { useFields } from '../../platform/requests/use-fields.js';
import { TextField } from '../../ui/fields/Field.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { PictureField, type PictureChange } from '../../ui/fields/PictureField.js';
import { showToast } from '../../ui/layers/toast.js';
import * as t from './auth.words.en.js';

interface Profile {
  // Only edited fields: another device may change the rest meanwhile.
  first_name?: string;
  last_name?: string;
  user_name?: string;
  file: PictureChange;
}
type Name = Exclude<keyof Profile, 'file'>;

function useSaveProfile(onSaved: (userName: string) => void) {
  const user = useAuth((state) => state.user);
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, ...touched }: Profile) => {
      const uploaded = file === null || file === 'none' ? undefined : await uploadPicture(file.file);
      return request('POST /edit-user-info', {
        body: {
          ...touched,
          uid: user?.uid,
          email: user?.email,
          picture: uploaded,
          remove_picture: file === 'none',
        },
      });
    },
    onSuccess: ({ user: saved }) => {
      setUser(saved);
      showToast({ kind: 'success', text: t.profileUpdated });
      // Names and pictures appear on all pages.
      void client.invalidateQueries();
      onSaved(saved.user_name);
    },
  });
}

/** The name and picture of the signed-in user. A field left blank keeps its value. */
export function ProfileDialog({ onClose, onSaved }: { onClose: () => void; onSaved: (userName: string) => void }) {
  const user = useAuth((state) => state.user);
  const save = useSaveProfile(onSaved);
  const form = useFields<Profile>({ file: null }, save);
  if (user === null) return null;
  const bind = (name: Name) => {
    const { value = user[name], error, onChange } = form.field(name);
    return {
      value,
      error,
      placeholder: user[name],
      onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    };
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t.editProfile}
      description={user.email}
      submit={t.saveChanges}
      busy={form.sending.busy}
      error={failureOf(save.error, ['first_name', 'last_name', 'user_name', 'file', 'picture'])}
      onSubmit={() => save.mutate(form.values)}
    >
      <PictureField
        label={t.picture}
        name={`${user.first_name} ${user.last_name}`}
        picture={user.picture}
        shape="round"
        check={checkPicture}
        hint={PICTURE_WORDS.hint}
        {...form.field('file', form.refused.picture)}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t.firstName}
          autoComplete="given-name"
          maxLength={60}
          data-autofocus=""
          {...bind('first_name')}
        />
        <TextField label={t.lastName} autoComplete="family-name" maxLength={60} {...bind('last_name')} />
      </div>
      <TextField
        label={t.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        hint={t.blankFieldHint}
        {...bind('user_name')}
      />
      <AccountHint userName={user.user_name} onFollow={onClose} />
    </FormDialog>
  );
}

function AccountHint({ userName, onFollow }: { userName: string; onFollow: () => void }) {
  return (
    <p className="text-sm text-ink-2">
      {t.accountPageHint}{' '}
      <Link
        to={paths.user(userName)}
        onClick={onFollow}
        className="rounded-sm font-semibold text-accent-text hover:underline"
      >
        {t.accountAndSecurity}
      </Link>
    </p>
  );
}
