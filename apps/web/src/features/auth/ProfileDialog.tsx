import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PICTURE_HINT } from '@crease/core/auth/picture.rules.js';
import { request } from '../../platform/api-client.js';
import { setUser, useAuth } from '../../platform/auth-store.js';
import { failureOf, refusedFields } from '../../platform/failure.js';
import { paths } from '../../platform/paths.js';
import { checkPicture, uploadPicture } from '../../platform/pictures.js';
import { TextField } from '../../ui/Field.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { PictureField, type PictureChange } from '../../ui/PictureField.js';
import { showToast } from '../../ui/toast.js';

/** The name and picture of the signed-in user. A field left blank keeps its value. */
export function ProfileDialog({ onClose, onSaved }: { onClose: () => void; onSaved: (userName: string) => void }) {
  const user = useAuth((state) => state.user);
  const client = useQueryClient();
  // Only what was touched here: another device may change the rest meanwhile.
  const [touched, setTouched] = useState<Partial<Record<'first_name' | 'last_name' | 'user_name', string>>>({});
  const [picture, setPicture] = useState<PictureChange>(null);
  const save = useMutation({
    mutationFn: async () => {
      const uploaded = picture === null || picture === 'none' ? undefined : await uploadPicture(picture.file);
      return request('POST /edit-user-info', {
        body: {
          ...touched,
          uid: user?.uid,
          email: user?.email,
          picture: uploaded,
          remove_picture: picture === 'none',
        },
      });
    },
    onSuccess: ({ user: saved }) => {
      setUser(saved);
      showToast({ kind: 'success', text: 'User Information Updated Successfully!' });
      // Names and pictures stand on every page.
      void client.invalidateQueries();
      onSaved(saved.user_name);
    },
  });
  if (user === null) return null;
  const refused = refusedFields(save.error);
  const bind = (field: keyof typeof touched) => ({
    value: touched[field] ?? user[field],
    placeholder: user[field],
    error: refused[field],
    onChange: (event: { target: { value: string } }) => {
      setTouched({ ...touched, [field]: event.target.value });
      save.reset();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Edit Profile"
      description={user.email}
      submit="Save Changes"
      busy={save.isPending}
      error={failureOf(save.error, ['first_name', 'last_name', 'user_name', 'file', 'picture'])}
      onSubmit={() => save.mutate()}
    >
      <PictureField
        label="Picture"
        name={`${user.first_name} ${user.last_name}`}
        picture={user.picture}
        shape="round"
        value={picture}
        check={checkPicture}
        hint={PICTURE_HINT}
        error={refused.file ?? refused.picture}
        onChange={(change) => {
          setPicture(change);
          save.reset();
        }}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={60}
          data-autofocus=""
          {...bind('first_name')}
        />
        <TextField label="Last name" autoComplete="family-name" maxLength={60} {...bind('last_name')} />
      </div>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        hint="A field left blank keeps its value."
        {...bind('user_name')}
      />
      <p className="text-sm text-ink-2">
        Password, email, devices and your data:{' '}
        <Link
          to={paths.user(user.user_name)}
          onClick={onClose}
          className="rounded-sm font-semibold text-accent-text hover:underline"
        >
          Account and security
        </Link>
      </p>
    </FormDialog>
  );
}
