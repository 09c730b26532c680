import { useState } from 'react';
import {
  AddAnotherButton,
  AddAnotherItem,
  Checkbox,
  CheckboxGroup,
  ConfirmationTrigger,
  FormSection,
  RadioGroup,
  Shoot,
  Statement,
  TextInput,
  Upload,
  type UploadStatus,
} from '../index.ts';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export function ChoiceSections() {
  const [answers, setAnswers] = useState<Record<string, string>>({
    status: 'resident',
    music: 'true',
    optin: 'true',
  });
  const [parents, setParents] = useState(1);
  const [isTold, setIsTold] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const set = (key: string, value: string) => setAnswers((before) => ({ ...before, [key]: value }));
  const name = (key: string) => ({
    id: key,
    value: answers[key] ?? '',
    onChange: (value: string) => set(key, value),
  });
  return (
    <>
      <FormSection id="citizenship" title="Citizenship" intro="Your answers change which questions you see.">
        <RadioGroup
          {...name('status')}
          label="What is your citizenship status?"
          options={[
            { value: 'citizen', label: 'U.S. citizen' },
            { value: 'resident', label: 'Permanent resident' },
            { value: 'other', label: 'Citizen of another country', hint: 'You’ll need a student visa.' },
          ]}
        />
        {answers['status'] === 'resident' && (
          <Shoot>
            <TextInput {...name('alien_number')} label="Alien registration number" measure="medium" tabular />
          </Shoot>
        )}
        <RadioGroup
          {...name('citizenship_status')}
          label="Have you taken college courses?"
          inline
          options={yesNo}
          errors={['Please choose an answer.']}
        />
        <Checkbox
          id="optin"
          label="Send me text messages"
          hint="Message and data rates may apply."
          checked={answers['optin'] === 'true'}
          onChange={(checked) => set('optin', checked ? 'true' : '')}
        />
        <CheckboxGroup
          id="interests"
          label="What are you into?"
          hint="Select all that apply."
          columns={2}
          boxes={['music', 'outdoor', 'clubs', 'sports'].map((key) => ({
            key,
            label: `About ${key}`,
            checked: answers[key] === 'true',
          }))}
          onChange={(key, checked) => set(key, checked ? 'true' : '')}
        />
      </FormSection>
      <FormSection id="family" title="Your family" intro="Add as many as you like.">
        <div>
          {Array.from({ length: parents }, (_, index) => (
            <AddAnotherItem
              key={index}
              title={`Parent or guardian ${index + 1}`}
              onRemove={index > 0 ? () => setParents(parents - 1) : undefined}
            >
              <TextInput {...name(`parent_${index + 1}_name`)} label="Name" />
            </AddAnotherItem>
          ))}
          <AddAnotherButton label="Add another parent or guardian" onClick={() => setParents(parents + 1)} />
        </div>
        <ConfirmationTrigger
          id="guardian_aware_ind"
          variant="checkbox"
          confirmed={isTold}
          onConfirm={setIsTold}
          before={
            <Statement>You are under 18. Please tell a parent or guardian about this application.</Statement>
          }
          after={<p>Thank you — we may contact them about your application.</p>}
          label="My parent or guardian knows I am applying."
          errors={isTold ? [] : ['Please confirm that a parent or guardian knows.']}
        />
        <ConfirmationTrigger
          id="signature_confirmed"
          variant="button"
          confirmed={isReady}
          onConfirm={setIsReady}
          before={<p>Review your answers, then sign.</p>}
          after={<TextInput {...name('sign_here')} label="Type your full legal name" />}
          label="I am ready to sign"
        />
      </FormSection>
      <FormSection id="documents" title="Your documents" intro="A phone photo works.">
        {(['empty', 'uploading', 'converting', 'done', 'failed'] satisfies UploadStatus[]).map((status) => (
          <Upload
            key={status}
            id={`upload_${status}`}
            label={`Document: ${status}`}
            hint={status === 'empty' ? 'PDF, Word, JPG or PNG, up to 10 MB' : undefined}
            errors={status === 'empty' ? ['Please upload your transcript.'] : []}
            status={status}
            fileName={status === 'empty' ? undefined : 'resident-card.jpg'}
            message={status === 'failed' ? 'We could not convert this file.' : undefined}
            progress={status === 'uploading' ? 0.4 : undefined}
            onChoose={() => {}}
            onRemove={() => {}}
            onRetry={() => {}}
            onCancel={() => {}}
          />
        ))}
      </FormSection>
    </>
  );
}
