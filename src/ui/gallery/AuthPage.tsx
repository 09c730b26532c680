import { useState } from 'react';
import {
  AuthCard,
  AuthLayout,
  Button,
  Footer,
  LinkButton,
  PasswordInput,
  PasswordRequirements,
  showToast,
  TextInput,
} from '../index.ts';
import { promises, school } from './samples.ts';

export function AuthPage() {
  const [email, setEmail] = useState('maya.okafor@example.edu');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('40718');
  const rule = (id: string, label: string, isMet: boolean) => ({
    id,
    label,
    state: password === '' ? ('inactive' as const) : isMet ? ('success' as const) : ('error' as const),
  });
  const submit = () =>
    showToast({ severity: 'error', message: 'We could not log you in.', label: 'Login Card Error' });
  return (
    <>
      <AuthLayout {...school} homeHref="#" lead="Good to see you again." promises={promises}>
        <AuthCard
          name="Login Card"
          title="Log In"
          intro="The answers you’ve given so far come with you."
          footer={
            <>
              New here?{' '}
              <a className="app-link-button" href="#">
                Create an account
              </a>
            </>
          }
        >
          <TextInput
            id="email"
            label="Email Address"
            type="email"
            value={email}
            maxLength={254}
            onChange={setEmail}
          />
          <PasswordInput id="password" label="Password" value={password} onChange={setPassword} />
          <PasswordRequirements
            rows={[
              rule('length', 'is at least 12 characters', password.length >= 12),
              rule('upper', 'has one uppercase letter', /[A-Z]/.test(password)),
              rule('lower', 'has one lowercase letter', /[a-z]/.test(password)),
            ]}
          />
          <TextInput
            id="code"
            label="Confirmation Code"
            look="code"
            value={code}
            maxLength={6}
            inputMode="numeric"
            onChange={setCode}
            errors={code.length === 6 ? [] : ['The confirmation code must be exactly 6 numbers.']}
          />
          <div>
            <Button size="submit" onClick={submit}>
              Submit
            </Button>
          </div>
          <div className="app-auth-card__row">
            <LinkButton
              onClick={() =>
                showToast({
                  severity: 'success',
                  message: 'Sent.',
                  close: true,
                  label: 'Success Notification',
                })
              }
            >
              Resend confirmation code?
            </LinkButton>
            <a className="app-link-button" href="#">
              Forgot password?
            </a>
          </div>
        </AuthCard>
      </AuthLayout>
      <Footer address="Alder Valley University">
        <LinkButton>Help</LinkButton>
        <LinkButton>Privacy</LinkButton>
      </Footer>
    </>
  );
}
