import { useState } from 'react';
import {
  Button,
  ContactList,
  FormSection,
  Fuse,
  Modal,
  ModalButton,
  showToast,
  TopicList,
} from '../index.ts';

export function OverlaySection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FormSection id="overlays" title="Overlays" intro="What floats above the page.">
      <div>
        <ModalButton label="Small modal" title="Why do we ask?" size="small">
          <p>It helps us read your records.</p>
        </ModalButton>{' '}
        <ModalButton label="Medium modal" title="Help" size="medium">
          <p>Stuck on a question? Call, text or email.</p>
          <TopicList
            topics={[
              {
                title: 'Do I have to finish today?',
                text: 'No. Your answers save each time you change pages.',
              },
              { title: 'Does it cost anything?', text: 'No. There is no application fee.' },
            ]}
          />
          <ContactList
            entries={[
              { label: 'Call', lines: ['(555) 555-0100'] },
              { label: 'Email', lines: ['admission@example.edu'] },
            ]}
          />
        </ModalButton>{' '}
        <ModalButton label="Large modal" title="See all majors" size="large">
          <p>Many.</p>
        </ModalButton>{' '}
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          Still working
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            showToast({
              severity: 'success',
              message: 'Your application was successfully submitted.',
              label: 'Success Notification',
              close: true,
            })
          }
        >
          Success toast
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            showToast({
              severity: 'error',
              message: 'We’ve encountered an unexpected error at this time.',
              label: 'Login Card Error',
            })
          }
        >
          Error toast
        </Button>
      </div>
      <Modal
        isOpen={isOpen}
        title="Still working?"
        dismissible={false}
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Yes - Take me back to my application</Button>
            <Button variant="outline" onClick={() => setIsOpen(false)}>
              No - Please log me out
            </Button>
          </>
        }
      >
        <p>You have been inactive for a little while. Would you like to stay logged in?</p>
        <Fuse seconds={60} />
      </Modal>
    </FormSection>
  );
}
