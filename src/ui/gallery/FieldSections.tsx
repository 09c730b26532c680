import { useState } from 'react';
import {
  Autocomplete,
  DateInput,
  FormSection,
  MonthYear,
  PhoneInput,
  Row,
  Select,
  SensitiveInput,
  Tabs,
  TextArea,
  TextInput,
} from '../index.ts';
import { countries, findAddress, months, states, years } from './samples.ts';

export function FieldSections() {
  const [answers, setAnswers] = useState<Record<string, string>>({ first_name: 'Maya', month: '6' });
  const [tab, setTab] = useState('us');
  const bind = (id: string) => ({
    id,
    value: answers[id] ?? '',
    onChange: (value: string) => setAnswers((before) => ({ ...before, [id]: value })),
  });
  const address = bind('home_address_line_1');
  return (
    <>
      <FormSection id="name" title="Your name" intro="Use the name on your passport or birth certificate.">
        <Row>
          <TextInput {...bind('first_name')} label="Legal first name" width="half" />
          <TextInput {...bind('middle_name')} label="Middle name" width="half" optional />
          <TextInput
            {...bind('last_name')}
            label="Legal last name"
            width="two-thirds"
            errors={['Legal last name is a required field']}
          />
          <Select
            {...bind('name_suffix')}
            label="Suffix"
            width="third"
            optional
            options={states.slice(0, 4)}
          />
        </Row>
        <TextInput
          {...bind('preferred_name')}
          label="What should we call you?"
          hint="We’ll use this in emails."
          optional
        />
      </FormSection>
      <FormSection id="born" title="Birth date and identity" intro="Your answers here stay with us.">
        <Row>
          <PhoneInput {...bind('phone_home')} label="Home phone" width="half" />
          <PhoneInput
            {...bind('phone_mobile')}
            label="Mobile phone"
            width="half"
            errors={['Enter a home or a mobile phone number']}
          />
        </Row>
        <DateInput
          {...bind('birth_date')}
          label="Date of birth"
          hint="Month, day and year."
          min="1940-01-01"
          max="2015-01-01"
        />
        <MonthYear
          label="When did you move to your current address?"
          hint="About when."
          month={{ ...bind('month'), options: months }}
          year={{ ...bind('year'), options: years }}
          errors={answers['year'] ? [] : ['Please choose a year.']}
        />
        <SensitiveInput
          {...bind('ssn')}
          label="Social Security number"
          hint="Needed only for federal financial aid."
          optional
          format="ssn"
        />
        <TextArea {...bind('senior_courses')} label="Courses you are taking this year" maxLength={500} />
        <TextInput {...bind('signature_name')} label="Your full legal name" look="signature" />
      </FormSection>
      <FormSection id="home" title="Where you live" intro="Where we should send your decision letter.">
        <Tabs
          id="home_address_tab"
          label="Kind of address"
          tabs={[
            { id: 'us', label: 'US or Canada' },
            { id: 'intl', label: 'Outside the US' },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          {tab === 'us' ? (
            <>
              <Autocomplete
                id={address.id}
                value={address.value}
                label="Street address"
                hint="Start typing and choose."
                loadOptions={findAddress}
                onChoose={(item) => address.onChange(item.text)}
                onCreate={address.onChange}
                onType={address.onChange}
              />
              <Row>
                <TextInput {...bind('home_city')} label="City" width="half" />
                <Select {...bind('home_state')} label="State" width="half" options={states} />
              </Row>
            </>
          ) : (
            <Select
              {...bind('home_country')}
              label="Country"
              options={countries}
              errors={['Country is a required field']}
            />
          )}
        </Tabs>
      </FormSection>
    </>
  );
}
