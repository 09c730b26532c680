/**
 * Generated from openapi.yaml by "npm run generate". Do not edit; change openapi.yaml and run it again.
 */
import type { OperationExamples } from '../examples/OperationExamples.ts';

/** The named examples of every operation by its id. A reply is named after its status: `200:submitted`. */
export const EXAMPLES = {
  "getProfile": {
    "method": "GET",
    "path": "/api/profile",
    "requests": {},
    "replies": {
      "200:new_student": {
        "status": 200,
        "headers": {
          "ETag": "\"7-5f0c9d2e81aa\""
        },
        "body": {
          "username": "ana.marsh@example.com",
          "last_page": "",
          "successful_login": [
            {
              "timestamp": "2026-11-16T09:00:00Z"
            }
          ],
          "web_status": [],
          "answer": {},
          "document_answer": {}
        }
      },
      "200:started": {
        "status": 200,
        "headers": {
          "ETag": "\"7-5f0c9d2e81aa\""
        },
        "body": {
          "username": "ana.marsh@example.com",
          "last_page": "/education",
          "successful_login": [
            {
              "timestamp": "2026-11-16T09:00:00Z"
            }
          ],
          "web_status": [
            {
              "web_status": "started",
              "timestamp": "2026-11-16T09:01:00Z"
            }
          ],
          "answer": {
            "first_name": "Ana",
            "last_name": "Marsh",
            "birth_date": "2009-03-14",
            "home_city": "Altoona"
          },
          "document_answer": {}
        }
      },
      "200:saved_from_two_pages": {
        "status": 200,
        "headers": {
          "ETag": "\"7-5f0c9d2e81aa\""
        },
        "body": {
          "username": "ana.marsh@example.com",
          "last_page": "/education",
          "successful_login": [
            {
              "timestamp": "2026-11-16T09:00:00Z"
            }
          ],
          "web_status": [
            {
              "web_status": "started",
              "timestamp": "2026-11-16T09:01:00Z"
            }
          ],
          "answer": {
            "first_name": "Ana",
            "last_name": "Marsh",
            "birth_date": "2009-03-14",
            "home_city": "Altoona"
          },
          "document_answer": {},
          "saves": {
            "k3x9w2pq": 5,
            "m1b7c4zd": 2
          },
          "letters_key": "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA"
        }
      },
      "200:second_login": {
        "status": 200,
        "headers": {
          "ETag": "\"7-5f0c9d2e81aa\""
        },
        "body": {
          "username": "ana.marsh@example.com",
          "last_page": "/about",
          "successful_login": [
            {
              "timestamp": "2026-11-16T09:00:00Z"
            },
            {
              "timestamp": "2026-11-18T16:05:00Z"
            }
          ],
          "web_status": [
            {
              "web_status": "started",
              "timestamp": "2026-11-16T09:01:00Z"
            }
          ],
          "answer": {
            "first_name": "Ana",
            "last_name": "Marsh",
            "birth_date": "2009-03-14",
            "home_city": "Altoona"
          },
          "document_answer": {}
        }
      },
      "200:document_converting": {
        "status": 200,
        "headers": {
          "ETag": "\"7-5f0c9d2e81aa\""
        },
        "body": {
          "username": "ana.marsh@example.com",
          "last_page": "/education",
          "successful_login": [
            {
              "timestamp": "2026-11-16T09:00:00Z"
            },
            {
              "timestamp": "2026-11-18T16:05:00Z"
            }
          ],
          "web_status": [
            {
              "web_status": "started",
              "timestamp": "2026-11-16T09:01:00Z"
            }
          ],
          "answer": {
            "first_name": "Ana",
            "last_name": "Marsh",
            "birth_date": "2009-03-14",
            "home_city": "Altoona"
          },
          "document_answer": {
            "hs_transcript_doc": {
              "file_name": "transcript.docx",
              "status": "IN_PROGRESS",
              "uploaded_at": "2026-11-20T15:02:00Z"
            }
          }
        }
      },
      "200:document_failed": {
        "status": 200,
        "headers": {
          "ETag": "\"7-5f0c9d2e81aa\""
        },
        "body": {
          "username": "ana.marsh@example.com",
          "last_page": "/education",
          "successful_login": [
            {
              "timestamp": "2026-11-16T09:00:00Z"
            },
            {
              "timestamp": "2026-11-18T16:05:00Z"
            }
          ],
          "web_status": [
            {
              "web_status": "started",
              "timestamp": "2026-11-16T09:01:00Z"
            }
          ],
          "answer": {
            "first_name": "Ana",
            "last_name": "Marsh",
            "birth_date": "2009-03-14",
            "home_city": "Altoona"
          },
          "document_answer": {
            "hs_transcript_doc": {
              "file_name": "transcript.docx",
              "status": "FAILED",
              "uploaded_at": "2026-11-20T15:02:00Z"
            }
          }
        }
      },
      "200:validating": {
        "status": 200,
        "headers": {
          "ETag": "\"7-5f0c9d2e81aa\""
        },
        "body": {
          "username": "ana.marsh@example.com",
          "last_page": "/final-steps",
          "successful_login": [
            {
              "timestamp": "2026-11-16T09:00:00Z"
            },
            {
              "timestamp": "2026-11-18T16:05:00Z"
            }
          ],
          "web_status": [
            {
              "web_status": "started",
              "timestamp": "2026-11-16T09:01:00Z"
            },
            {
              "web_status": "validating",
              "timestamp": "2026-11-20T15:10:00Z"
            }
          ],
          "answer": {
            "first_name": "Ana",
            "last_name": "Marsh",
            "citizenship_status": "us_citizen",
            "citizenship_status_desc": "U.S. citizen or U.S. national",
            "birth_country": "US",
            "birth_country_desc": "United States",
            "contact_email": "ana.marsh@example.com",
            "optin_sms_ind": "true",
            "hs_name": "Altoona Area High School",
            "hs_transcript_doc": "",
            "ssn": "123-4"
          },
          "document_answer": {}
        }
      },
      "200:ready_to_submit": {
        "status": 200,
        "headers": {
          "ETag": "\"7-5f0c9d2e81aa\""
        },
        "body": {
          "username": "ana.marsh@example.com",
          "last_page": "/final-steps",
          "successful_login": [
            {
              "timestamp": "2026-11-16T09:00:00Z"
            },
            {
              "timestamp": "2026-11-18T16:05:00Z"
            }
          ],
          "web_status": [
            {
              "web_status": "started",
              "timestamp": "2026-11-16T09:01:00Z"
            },
            {
              "web_status": "validating",
              "timestamp": "2026-11-20T15:10:00Z"
            }
          ],
          "answer": {
            "first_name": "Ana",
            "middle_name": "",
            "last_name": "Marsh",
            "preferred_name": "Annie",
            "other_name_ind": "no",
            "other_name_ind_desc": "No",
            "birth_date": "2008-03-14",
            "gender": "female",
            "gender_desc": "Female",
            "ethnicity_hispanic_ind": "true",
            "ethnicity_white_ind": "true",
            "citizenship_status": "us_citizen",
            "citizenship_status_desc": "U.S. citizen or U.S. national",
            "birth_country": "US",
            "birth_country_desc": "United States",
            "birth_state": "Pennsylvania",
            "birth_state_desc": "Pennsylvania",
            "contact_email": "ana.marsh@example.com",
            "phone_home": "(814) 555-0142",
            "phone_mobile": "(814) 555-0143",
            "optin_sms_ind": "true",
            "home_address_line_1": "12 Elm Street",
            "home_address_line_2": "Apt 4",
            "home_city": "Altoona",
            "home_state": "Pennsylvania",
            "home_state_desc": "Pennsylvania",
            "home_postal_code": "16601",
            "home_county": "Blair",
            "mailing_same_ind": "yes",
            "mailing_same_ind_desc": "Yes",
            "parent_1_name": "Maria Marsh",
            "parent_1_relation": "mother",
            "parent_1_relation_desc": "Mother",
            "parent_1_email": "maria.marsh@example.com",
            "parent_1_employer": "Blair Hardware",
            "siblings_count": "1",
            "sibling_attended": "Leo Marsh",
            "first_gen_ind": "yes",
            "first_gen_ind_desc": "Yes",
            "applicant_type": "first_year",
            "applicant_type_desc": "First-year student",
            "entry_term": "fall",
            "entry_term_desc": "Fall",
            "entry_year": "2027",
            "entry_year_desc": "2027",
            "intended_program": "engineering",
            "intended_program_desc": "School of Engineering",
            "intended_major": "civil_engineering",
            "intended_major_desc": "Civil Engineering",
            "hs_name": "Altoona Area High School",
            "hs_city": "Altoona",
            "hs_state": "Pennsylvania",
            "hs_state_desc": "Pennsylvania",
            "hs_ceeb": "390055",
            "hs_grad_month": "6",
            "hs_grad_month_desc": "June",
            "hs_grad_year": "2027",
            "hs_grad_year_desc": "2027",
            "senior_courses": "Calculus, Physics, English 12, Spanish 4",
            "counselor_name": "Jo Reyes",
            "counselor_email": "jo.reyes@example.com",
            "hs_gpa": "3.7",
            "hs_gpa_scale": "4.0",
            "hs_gpa_scale_desc": "4.0",
            "hs_class_size": "420",
            "hs_class_rank": "38",
            "prev_college_ind": "no",
            "prev_college_ind_desc": "No",
            "test_scores_ind": "no",
            "test_scores_ind_desc": "No",
            "hs_transcript_doc": "ANSWERED",
            "heard_friend_ind": "true",
            "discipline_ind": "no",
            "discipline_ind_desc": "No",
            "ack_accuracy_ind": "true",
            "ack_conduct_ind": "true",
            "ack_records_ind": "true",
            "signature_confirmed": "true",
            "signature_name": "Ana Marsh",
            "signature_date": "2026-11-20"
          },
          "document_answer": {
            "hs_transcript_doc": {
              "file_name": "transcript.pdf",
              "status": "COMPLETED",
              "uploaded_at": "2026-11-18T16:20:00Z"
            }
          }
        }
      },
      "200:ready_not_validated": {
        "status": 200,
        "headers": {
          "ETag": "\"7-5f0c9d2e81aa\""
        },
        "body": {
          "username": "ana.marsh@example.com",
          "last_page": "/final-steps",
          "successful_login": [
            {
              "timestamp": "2026-11-16T09:00:00Z"
            },
            {
              "timestamp": "2026-11-18T16:05:00Z"
            }
          ],
          "web_status": [
            {
              "web_status": "started",
              "timestamp": "2026-11-16T09:01:00Z"
            }
          ],
          "answer": {
            "first_name": "Ana",
            "middle_name": "",
            "last_name": "Marsh",
            "preferred_name": "Annie",
            "other_name_ind": "no",
            "other_name_ind_desc": "No",
            "birth_date": "2008-03-14",
            "gender": "female",
            "gender_desc": "Female",
            "ethnicity_hispanic_ind": "true",
            "ethnicity_white_ind": "true",
            "citizenship_status": "us_citizen",
            "citizenship_status_desc": "U.S. citizen or U.S. national",
            "birth_country": "US",
            "birth_country_desc": "United States",
            "birth_state": "Pennsylvania",
            "birth_state_desc": "Pennsylvania",
            "contact_email": "ana.marsh@example.com",
            "phone_home": "(814) 555-0142",
            "phone_mobile": "(814) 555-0143",
            "optin_sms_ind": "true",
            "home_address_line_1": "12 Elm Street",
            "home_address_line_2": "Apt 4",
            "home_city": "Altoona",
            "home_state": "Pennsylvania",
            "home_state_desc": "Pennsylvania",
            "home_postal_code": "16601",
            "home_county": "Blair",
            "mailing_same_ind": "yes",
            "mailing_same_ind_desc": "Yes",
            "parent_1_name": "Maria Marsh",
            "parent_1_relation": "mother",
            "parent_1_relation_desc": "Mother",
            "parent_1_email": "maria.marsh@example.com",
            "parent_1_employer": "Blair Hardware",
            "siblings_count": "1",
            "sibling_attended": "Leo Marsh",
            "first_gen_ind": "yes",
            "first_gen_ind_desc": "Yes",
            "applicant_type": "first_year",
            "applicant_type_desc": "First-year student",
            "entry_term": "fall",
            "entry_term_desc": "Fall",
            "entry_year": "2027",
            "entry_year_desc": "2027",
            "intended_program": "engineering",
            "intended_program_desc": "School of Engineering",
            "intended_major": "civil_engineering",
            "intended_major_desc": "Civil Engineering",
            "hs_name": "Altoona Area High School",
            "hs_city": "Altoona",
            "hs_state": "Pennsylvania",
            "hs_state_desc": "Pennsylvania",
            "hs_ceeb": "390055",
            "hs_grad_month": "6",
            "hs_grad_month_desc": "June",
            "hs_grad_year": "2027",
            "hs_grad_year_desc": "2027",
            "senior_courses": "Calculus, Physics, English 12, Spanish 4",
            "counselor_name": "Jo Reyes",
            "counselor_email": "jo.reyes@example.com",
            "hs_gpa": "3.7",
            "hs_gpa_scale": "4.0",
            "hs_gpa_scale_desc": "4.0",
            "hs_class_size": "420",
            "hs_class_rank": "38",
            "prev_college_ind": "no",
            "prev_college_ind_desc": "No",
            "test_scores_ind": "no",
            "test_scores_ind_desc": "No",
            "hs_transcript_doc": "ANSWERED",
            "heard_friend_ind": "true",
            "discipline_ind": "no",
            "discipline_ind_desc": "No",
            "ack_accuracy_ind": "true",
            "ack_conduct_ind": "true",
            "ack_records_ind": "true",
            "signature_confirmed": "true",
            "signature_name": "Ana Marsh",
            "signature_date": "2026-11-20"
          },
          "document_answer": {
            "hs_transcript_doc": {
              "file_name": "transcript.pdf",
              "status": "COMPLETED",
              "uploaded_at": "2026-11-18T16:20:00Z"
            }
          }
        }
      },
      "200:submitted": {
        "status": 200,
        "headers": {
          "ETag": "\"7-5f0c9d2e81aa\""
        },
        "body": {
          "username": "ana.marsh@example.com",
          "last_page": "/final-steps",
          "successful_login": [
            {
              "timestamp": "2026-11-16T09:00:00Z"
            },
            {
              "timestamp": "2026-11-18T16:05:00Z"
            },
            {
              "timestamp": "2026-11-20T15:00:00Z"
            }
          ],
          "web_status": [
            {
              "web_status": "started",
              "timestamp": "2026-11-16T09:01:00Z"
            },
            {
              "web_status": "validating",
              "timestamp": "2026-11-20T15:10:00Z"
            },
            {
              "web_status": "submitted",
              "timestamp": "2026-11-20T15:30:00Z"
            }
          ],
          "answer": {
            "first_name": "Ana",
            "middle_name": "",
            "last_name": "Marsh",
            "preferred_name": "Annie",
            "other_name_ind": "no",
            "other_name_ind_desc": "No",
            "birth_date": "2008-03-14",
            "gender": "female",
            "gender_desc": "Female",
            "ethnicity_hispanic_ind": "true",
            "ethnicity_white_ind": "true",
            "citizenship_status": "us_citizen",
            "citizenship_status_desc": "U.S. citizen or U.S. national",
            "birth_country": "US",
            "birth_country_desc": "United States",
            "birth_state": "Pennsylvania",
            "birth_state_desc": "Pennsylvania",
            "contact_email": "ana.marsh@example.com",
            "phone_home": "(814) 555-0142",
            "phone_mobile": "(814) 555-0143",
            "optin_sms_ind": "true",
            "home_address_line_1": "12 Elm Street",
            "home_address_line_2": "Apt 4",
            "home_city": "Altoona",
            "home_state": "Pennsylvania",
            "home_state_desc": "Pennsylvania",
            "home_postal_code": "16601",
            "home_county": "Blair",
            "mailing_same_ind": "yes",
            "mailing_same_ind_desc": "Yes",
            "parent_1_name": "Maria Marsh",
            "parent_1_relation": "mother",
            "parent_1_relation_desc": "Mother",
            "parent_1_email": "maria.marsh@example.com",
            "parent_1_employer": "Blair Hardware",
            "siblings_count": "1",
            "sibling_attended": "Leo Marsh",
            "first_gen_ind": "yes",
            "first_gen_ind_desc": "Yes",
            "applicant_type": "first_year",
            "applicant_type_desc": "First-year student",
            "entry_term": "fall",
            "entry_term_desc": "Fall",
            "entry_year": "2027",
            "entry_year_desc": "2027",
            "intended_program": "engineering",
            "intended_program_desc": "School of Engineering",
            "intended_major": "civil_engineering",
            "intended_major_desc": "Civil Engineering",
            "hs_name": "Altoona Area High School",
            "hs_city": "Altoona",
            "hs_state": "Pennsylvania",
            "hs_state_desc": "Pennsylvania",
            "hs_ceeb": "390055",
            "hs_grad_month": "6",
            "hs_grad_month_desc": "June",
            "hs_grad_year": "2027",
            "hs_grad_year_desc": "2027",
            "senior_courses": "Calculus, Physics, English 12, Spanish 4",
            "counselor_name": "Jo Reyes",
            "counselor_email": "jo.reyes@example.com",
            "hs_gpa": "3.7",
            "hs_gpa_scale": "4.0",
            "hs_gpa_scale_desc": "4.0",
            "hs_class_size": "420",
            "hs_class_rank": "38",
            "prev_college_ind": "no",
            "prev_college_ind_desc": "No",
            "test_scores_ind": "no",
            "test_scores_ind_desc": "No",
            "hs_transcript_doc": "ANSWERED",
            "heard_friend_ind": "true",
            "discipline_ind": "no",
            "discipline_ind_desc": "No",
            "ack_accuracy_ind": "true",
            "ack_conduct_ind": "true",
            "ack_records_ind": "true",
            "signature_confirmed": "true",
            "signature_name": "Ana Marsh",
            "signature_date": "2026-11-20"
          },
          "document_answer": {
            "hs_transcript_doc": {
              "file_name": "transcript.pdf",
              "status": "COMPLETED",
              "uploaded_at": "2026-11-18T16:20:00Z"
            }
          }
        }
      },
      "200:repeated_entries": {
        "status": 200,
        "headers": {
          "ETag": "\"7-5f0c9d2e81aa\""
        },
        "body": {
          "username": "ana.marsh@example.com",
          "last_page": "/about",
          "successful_login": [
            {
              "timestamp": "2026-11-16T09:00:00Z"
            },
            {
              "timestamp": "2026-11-18T16:05:00Z"
            }
          ],
          "web_status": [
            {
              "web_status": "started",
              "timestamp": "2026-11-16T09:01:00Z"
            },
            {
              "web_status": "started",
              "timestamp": "2026-11-16T09:01:00Z"
            }
          ],
          "answer": {
            "first_name": "Ana",
            "last_name": "Marsh",
            "birth_date": "2009-03-14",
            "home_city": "Altoona"
          },
          "document_answer": {}
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "saveWebStatus": {
    "method": "POST",
    "path": "/api/web-status",
    "requests": {
      "started": {
        "web_status": "started"
      },
      "validating": {
        "web_status": "validating"
      },
      "submitted": {
        "web_status": "submitted"
      }
    },
    "replies": {
      "200:saved": {
        "status": 200,
        "body": {
          "message": "Your progress is saved."
        }
      },
      "400:unknown_status": {
        "status": 400,
        "body": {
          "message": "We could not save your progress. Please reload the page and try again.",
          "code": "invalid_request"
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "403:cross_site": {
        "status": 403,
        "body": {
          "message": "You can only do this in the application itself. Please open it and try again.",
          "code": "cross_site"
        }
      },
      "409:out_of_order": {
        "status": 409,
        "body": {
          "message": "Your application has moved on since this page was opened. Please reload the page.",
          "code": "status_out_of_order"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "413:too_large": {
        "status": 413,
        "body": {
          "message": "This is too much to send at once. Please shorten what you typed and try again.",
          "code": "too_large"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "saveLastPage": {
    "method": "PUT",
    "path": "/api/last-page",
    "requests": {
      "about": {
        "last_page": "/about"
      },
      "education": {
        "last_page": "/education"
      },
      "final_steps": {
        "last_page": "/final-steps"
      }
    },
    "replies": {
      "200:saved": {
        "status": 200,
        "body": {
          "message": "Your place is saved."
        }
      },
      "400:unknown_page": {
        "status": 400,
        "body": {
          "message": "We could not save your place in the application. Your answers are not affected.",
          "code": "invalid_request"
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "403:already_submitted": {
        "status": 403,
        "body": {
          "message": "Your application was already submitted, so it can no longer be changed. Please contact us if something is wrong.",
          "code": "already_submitted"
        }
      },
      "403:cross_site": {
        "status": 403,
        "body": {
          "message": "You can only do this in the application itself. Please open it and try again.",
          "code": "cross_site"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "413:too_large": {
        "status": 413,
        "body": {
          "message": "This is too much to send at once. Please shorten what you typed and try again.",
          "code": "too_large"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "postValidations": {
    "method": "POST",
    "path": "/api/validations",
    "requests": {
      "no_errors": {
        "validation_errors": {},
        "page_schema": {
          "about": [
            "first_name",
            "last_name"
          ],
          "education": [
            "hs_name"
          ],
          "final-steps": [
            "signature_name"
          ]
        }
      },
      "with_errors": {
        "validation_errors": {
          "first_name": [
            "Legal first name (as on your passport or birth certificate) is a required field"
          ],
          "hs_ceeb": [
            "The CEEB code must be 6 numbers."
          ]
        },
        "page_schema": {
          "about": [
            "first_name",
            "last_name"
          ],
          "education": [
            "hs_name",
            "hs_ceeb"
          ],
          "final-steps": [
            "signature_name"
          ]
        }
      }
    },
    "replies": {
      "200:valid": {
        "status": 200,
        "body": {
          "message": "Your answers have been checked."
        }
      },
      "200:valid_with_empty_errors": {
        "status": 200,
        "body": {
          "message": "Your answers have been checked.",
          "errors": {}
        }
      },
      "200:page_errors": {
        "status": 200,
        "body": {
          "message": "Some answers need your attention.",
          "errors": {
            "about": {
              "home_postal_code": [
                "This ZIP code does not belong to the state you chose."
              ]
            },
            "education": {
              "hs_ceeb": [
                "We do not know this CEEB code. Leave it blank if you are not sure."
              ]
            }
          }
        }
      },
      "400:invalid_request": {
        "status": 400,
        "body": {
          "message": "We could not check your answers. Please reload the page and try again.",
          "code": "invalid_request"
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "403:already_submitted": {
        "status": 403,
        "body": {
          "message": "Your application was already submitted, so it can no longer be changed. Please contact us if something is wrong.",
          "code": "already_submitted"
        }
      },
      "403:cross_site": {
        "status": 403,
        "body": {
          "message": "You can only do this in the application itself. Please open it and try again.",
          "code": "cross_site"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "413:too_large": {
        "status": 413,
        "body": {
          "message": "Your answers are too long to save. Please shorten your longest answers and try again.",
          "code": "too_large"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "submitApplication": {
    "method": "POST",
    "path": "/api/submit",
    "requests": {},
    "replies": {
      "200:submitted": {
        "status": 200,
        "body": {
          "message": "Your application was successfully submitted."
        }
      },
      "200:submitted_again": {
        "status": 200,
        "body": {
          "message": "Your application was already submitted. You do not need to do anything else."
        }
      },
      "400:document_missing": {
        "status": 400,
        "body": {
          "message": "A required document is missing. Please upload it and submit again.",
          "code": "document_missing",
          "errors": {
            "education": {
              "hs_transcript_doc": [
                "Please upload your transcript."
              ]
            }
          }
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "403:cross_site": {
        "status": 403,
        "body": {
          "message": "You can only do this in the application itself. Please open it and try again.",
          "code": "cross_site"
        }
      },
      "409:not_ready": {
        "status": 409,
        "body": {
          "message": "Your application is not complete yet. Please check your answers and submit again.",
          "code": "not_ready"
        }
      },
      "409:converting": {
        "status": 409,
        "body": {
          "message": "Please wait until your documents are converted, then submit again.",
          "code": "conversion_running"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "saveAnswers": {
    "method": "PUT",
    "path": "/api/answer",
    "requests": {
      "first_page": {
        "first_name": "Ana",
        "last_name": "Marsh",
        "birth_date": "2009-03-14",
        "home_city": "Altoona"
      },
      "unfinished": {
        "first_name": "Ana",
        "last_name": "Marsh",
        "citizenship_status": "us_citizen",
        "citizenship_status_desc": "U.S. citizen or U.S. national",
        "birth_country": "US",
        "birth_country_desc": "United States",
        "contact_email": "ana.marsh@example.com",
        "optin_sms_ind": "true",
        "hs_name": "Altoona Area High School",
        "hs_transcript_doc": "",
        "ssn": "123-4"
      },
      "cleared": {
        "first_name": "",
        "home_state": "",
        "home_state_desc": "",
        "optin_sms_ind": "",
        "hs_transcript_doc": ""
      },
      "two_colleges": {
        "prev_college_ind": "yes",
        "prev_college_ind_desc": "Yes",
        "prev_college_1_name": "Penn Highlands Community College",
        "prev_college_1_start_month": "8",
        "prev_college_1_start_month_desc": "August",
        "prev_college_1_start_year": "2025",
        "prev_college_1_start_year_desc": "2025",
        "prev_college_2_name": "Juniata College",
        "prev_college_2_degree": "none",
        "prev_college_2_degree_desc": "None"
      },
      "whole_application": {
        "first_name": "Ana",
        "middle_name": "",
        "last_name": "Marsh",
        "preferred_name": "Annie",
        "other_name_ind": "no",
        "other_name_ind_desc": "No",
        "birth_date": "2008-03-14",
        "gender": "female",
        "gender_desc": "Female",
        "ethnicity_hispanic_ind": "true",
        "ethnicity_white_ind": "true",
        "citizenship_status": "us_citizen",
        "citizenship_status_desc": "U.S. citizen or U.S. national",
        "birth_country": "US",
        "birth_country_desc": "United States",
        "birth_state": "Pennsylvania",
        "birth_state_desc": "Pennsylvania",
        "contact_email": "ana.marsh@example.com",
        "phone_home": "(814) 555-0142",
        "phone_mobile": "(814) 555-0143",
        "optin_sms_ind": "true",
        "home_address_line_1": "12 Elm Street",
        "home_address_line_2": "Apt 4",
        "home_city": "Altoona",
        "home_state": "Pennsylvania",
        "home_state_desc": "Pennsylvania",
        "home_postal_code": "16601",
        "home_county": "Blair",
        "mailing_same_ind": "yes",
        "mailing_same_ind_desc": "Yes",
        "parent_1_name": "Maria Marsh",
        "parent_1_relation": "mother",
        "parent_1_relation_desc": "Mother",
        "parent_1_email": "maria.marsh@example.com",
        "parent_1_employer": "Blair Hardware",
        "siblings_count": "1",
        "sibling_attended": "Leo Marsh",
        "first_gen_ind": "yes",
        "first_gen_ind_desc": "Yes",
        "applicant_type": "first_year",
        "applicant_type_desc": "First-year student",
        "entry_term": "fall",
        "entry_term_desc": "Fall",
        "entry_year": "2027",
        "entry_year_desc": "2027",
        "intended_program": "engineering",
        "intended_program_desc": "School of Engineering",
        "intended_major": "civil_engineering",
        "intended_major_desc": "Civil Engineering",
        "hs_name": "Altoona Area High School",
        "hs_city": "Altoona",
        "hs_state": "Pennsylvania",
        "hs_state_desc": "Pennsylvania",
        "hs_ceeb": "390055",
        "hs_grad_month": "6",
        "hs_grad_month_desc": "June",
        "hs_grad_year": "2027",
        "hs_grad_year_desc": "2027",
        "senior_courses": "Calculus, Physics, English 12, Spanish 4",
        "counselor_name": "Jo Reyes",
        "counselor_email": "jo.reyes@example.com",
        "hs_gpa": "3.7",
        "hs_gpa_scale": "4.0",
        "hs_gpa_scale_desc": "4.0",
        "hs_class_size": "420",
        "hs_class_rank": "38",
        "prev_college_ind": "no",
        "prev_college_ind_desc": "No",
        "test_scores_ind": "no",
        "test_scores_ind_desc": "No",
        "hs_transcript_doc": "ANSWERED",
        "heard_friend_ind": "true",
        "discipline_ind": "no",
        "discipline_ind_desc": "No",
        "ack_accuracy_ind": "true",
        "ack_conduct_ind": "true",
        "ack_records_ind": "true",
        "signature_confirmed": "true",
        "signature_name": "Ana Marsh",
        "signature_date": "2026-11-20"
      },
      "empty": {}
    },
    "replies": {
      "200:saved": {
        "status": 200,
        "headers": {
          "ETag": "\"7-5f0c9d2e81aa\""
        },
        "body": {
          "message": "Your answers are saved."
        }
      },
      "400:invalid_answer": {
        "status": 400,
        "body": {
          "message": "One of your answers could not be saved. Please check your answers and try again.",
          "code": "invalid_answer"
        }
      },
      "400:refused_answers": {
        "status": 400,
        "body": {
          "message": "One of your answers could not be saved. Please check your answers and try again.",
          "code": "invalid_answer",
          "answers": [
            "counselor_name"
          ]
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "403:already_submitted": {
        "status": 403,
        "body": {
          "message": "Your application was already submitted, so it can no longer be changed. Please contact us if something is wrong.",
          "code": "already_submitted"
        }
      },
      "403:cross_site": {
        "status": 403,
        "body": {
          "message": "You can only do this in the application itself. Please open it and try again.",
          "code": "cross_site"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "412:answers_changed": {
        "status": 412,
        "body": {
          "message": "Your answers were changed on another device at the same time. Please try again.",
          "code": "answers_changed"
        }
      },
      "413:too_large": {
        "status": 413,
        "body": {
          "message": "Your answers are too long to save. Please shorten your longest answers and try again.",
          "code": "too_large"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "getAddAnother": {
    "method": "GET",
    "path": "/api/add-another",
    "requests": {},
    "replies": {
      "200:none": {
        "status": 200,
        "body": {
          "add_another": {}
        }
      },
      "200:two_colleges": {
        "status": 200,
        "body": {
          "add_another": {
            "prev_college": 2
          }
        }
      },
      "200:all": {
        "status": 200,
        "body": {
          "add_another": {
            "parent": 2,
            "prev_college": 3
          }
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "saveAddAnother": {
    "method": "PUT",
    "path": "/api/add-another",
    "requests": {
      "second_college": {
        "button_id": "prev_college",
        "num_components": 2
      },
      "one_parent": {
        "button_id": "parent",
        "num_components": 1
      }
    },
    "replies": {
      "200:saved": {
        "status": 200,
        "body": {
          "message": "Your change is saved."
        }
      },
      "400:out_of_range": {
        "status": 400,
        "body": {
          "message": "You cannot add any more here. Please use the entries you have.",
          "code": "invalid_request"
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "403:already_submitted": {
        "status": 403,
        "body": {
          "message": "Your application was already submitted, so it can no longer be changed. Please contact us if something is wrong.",
          "code": "already_submitted"
        }
      },
      "403:cross_site": {
        "status": 403,
        "body": {
          "message": "You can only do this in the application itself. Please open it and try again.",
          "code": "cross_site"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "413:too_large": {
        "status": 413,
        "body": {
          "message": "This is too much to send at once. Please shorten what you typed and try again.",
          "code": "too_large"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "getTabs": {
    "method": "GET",
    "path": "/api/tabs",
    "requests": {},
    "replies": {
      "200:none": {
        "status": 200,
        "body": {
          "tabs": {}
        }
      },
      "200:school_abroad": {
        "status": 200,
        "body": {
          "tabs": {
            "hs_tab": "intl"
          }
        }
      },
      "200:all": {
        "status": 200,
        "body": {
          "tabs": {
            "home_address_tab": "us",
            "hs_tab": "us"
          }
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "saveTab": {
    "method": "PUT",
    "path": "/api/tabs",
    "requests": {
      "home_abroad": {
        "tab_id": "home_address_tab",
        "chosen_tab": "intl"
      },
      "school_in_us": {
        "tab_id": "hs_tab",
        "chosen_tab": "us"
      }
    },
    "replies": {
      "200:saved": {
        "status": 200,
        "body": {
          "message": "Your change is saved."
        }
      },
      "400:unknown_tab": {
        "status": 400,
        "body": {
          "message": "We could not save your change. Please reload the page and try again.",
          "code": "invalid_request"
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "403:already_submitted": {
        "status": 403,
        "body": {
          "message": "Your application was already submitted, so it can no longer be changed. Please contact us if something is wrong.",
          "code": "already_submitted"
        }
      },
      "403:cross_site": {
        "status": 403,
        "body": {
          "message": "You can only do this in the application itself. Please open it and try again.",
          "code": "cross_site"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "413:too_large": {
        "status": 413,
        "body": {
          "message": "This is too much to send at once. Please shorten what you typed and try again.",
          "code": "too_large"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "requestUpload": {
    "method": "POST",
    "path": "/api/presigned-url",
    "requests": {
      "transcript": {
        "answer_key": "hs_transcript_doc"
      },
      "college_transcript": {
        "answer_key": "college_transcript_doc"
      },
      "resume": {
        "answer_key": "resume_doc"
      }
    },
    "replies": {
      "200:target": {
        "status": 200,
        "body": {
          "url": "/mock-storage",
          "fields": {
            "key": "uploads/6f1c2a/hs_transcript_doc",
            "policy": "EXAMPLE-POLICY",
            "signature": "EXAMPLE-SIGNATURE"
          }
        }
      },
      "400:unknown_document": {
        "status": 400,
        "body": {
          "message": "We cannot take a file for this question. Please reload the page and try again.",
          "code": "invalid_request"
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "403:already_submitted": {
        "status": 403,
        "body": {
          "message": "Your application was already submitted, so it can no longer be changed. Please contact us if something is wrong.",
          "code": "already_submitted"
        }
      },
      "403:cross_site": {
        "status": 403,
        "body": {
          "message": "You can only do this in the application itself. Please open it and try again.",
          "code": "cross_site"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "413:too_large": {
        "status": 413,
        "body": {
          "message": "This is too much to send at once. Please shorten what you typed and try again.",
          "code": "too_large"
        }
      },
      "429:too_many_requests": {
        "status": 429,
        "headers": {
          "Retry-After": "60"
        },
        "body": {
          "message": "Too many attempts. Please wait 1 minute and try again.",
          "code": "too_many_requests"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "uploadFile": {
    "method": "POST",
    "path": "/mock-storage",
    "requests": {},
    "replies": {
      "200:stored": {
        "status": 200,
        "body": {
          "message": "The file is stored."
        }
      },
      "400:incomplete": {
        "status": 400,
        "body": {
          "message": "The upload was not complete. Please choose the file again.",
          "code": "invalid_request"
        }
      },
      "403:expired": {
        "status": 403,
        "body": {
          "message": "The upload took too long to start. Please choose the file again.",
          "code": "upload_expired"
        }
      },
      "413:file_too_large": {
        "status": 413,
        "body": {
          "message": "This file is too large. Please choose a file up to 10 MB.",
          "code": "too_large"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "getDocuments": {
    "method": "GET",
    "path": "/api/document-answer",
    "requests": {},
    "replies": {
      "200:none": {
        "status": 200,
        "body": {
          "document_answer": {}
        }
      },
      "200:completed": {
        "status": 200,
        "body": {
          "document_answer": {
            "hs_transcript_doc": {
              "file_name": "transcript.pdf",
              "status": "COMPLETED",
              "uploaded_at": "2026-11-18T16:20:00Z"
            }
          }
        }
      },
      "200:all_completed": {
        "status": 200,
        "body": {
          "document_answer": {
            "hs_transcript_doc": {
              "file_name": "transcript.pdf",
              "status": "COMPLETED",
              "uploaded_at": "2026-11-18T16:20:00Z"
            },
            "college_transcript_doc": {
              "file_name": "college.pdf",
              "status": "COMPLETED",
              "uploaded_at": "2026-11-18T16:24:00Z"
            },
            "resume_doc": {
              "file_name": "resume.pdf",
              "status": "COMPLETED",
              "uploaded_at": "2026-11-19T08:12:00Z"
            }
          }
        }
      },
      "200:unprocessed": {
        "status": 200,
        "body": {
          "document_answer": {
            "hs_transcript_doc": {
              "file_name": "transcript.docx",
              "status": "UNPROCESSED",
              "uploaded_at": "2026-11-20T15:02:00Z"
            }
          }
        }
      },
      "200:converting": {
        "status": 200,
        "body": {
          "document_answer": {
            "hs_transcript_doc": {
              "file_name": "transcript.docx",
              "status": "IN_PROGRESS",
              "uploaded_at": "2026-11-20T15:02:00Z"
            },
            "resume_doc": {
              "file_name": "resume.pdf",
              "status": "COMPLETED",
              "uploaded_at": "2026-11-19T08:12:00Z"
            }
          }
        }
      },
      "200:failed": {
        "status": 200,
        "body": {
          "document_answer": {
            "hs_transcript_doc": {
              "file_name": "transcript.docx",
              "status": "FAILED",
              "uploaded_at": "2026-11-20T15:02:00Z"
            }
          }
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "deleteDocument": {
    "method": "DELETE",
    "path": "/api/document-answer/{answer_key}",
    "requests": {},
    "replies": {
      "200:removed": {
        "status": 200,
        "body": {
          "message": "The document is removed."
        }
      },
      "400:unknown_document": {
        "status": 400,
        "body": {
          "message": "We do not know this document. Please reload the page and try again.",
          "code": "invalid_request"
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "403:already_submitted": {
        "status": 403,
        "body": {
          "message": "Your application was already submitted, so it can no longer be changed. Please contact us if something is wrong.",
          "code": "already_submitted"
        }
      },
      "403:cross_site": {
        "status": 403,
        "body": {
          "message": "You can only do this in the application itself. Please open it and try again.",
          "code": "cross_site"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "getConversion": {
    "method": "GET",
    "path": "/api/pdf/document-answer/{answer_key}",
    "requests": {},
    "replies": {
      "200:completed": {
        "status": 200,
        "body": {
          "status": "COMPLETED",
          "message": "Your document is ready."
        }
      },
      "200:unprocessed": {
        "status": 200,
        "body": {
          "status": "UNPROCESSED",
          "message": "Your document is waiting to be converted."
        }
      },
      "200:in_progress": {
        "status": 200,
        "body": {
          "status": "IN_PROGRESS",
          "message": "Your document is being converted."
        }
      },
      "200:failed": {
        "status": 200,
        "body": {
          "status": "FAILED",
          "message": "We could not convert your file. Please save it as a PDF and upload it again."
        }
      },
      "200:not_answered": {
        "status": 200,
        "body": {
          "status": "NOT_ANSWERED",
          "message": "No document has been uploaded."
        }
      },
      "400:unknown_document": {
        "status": 400,
        "body": {
          "message": "We do not know this document. Please reload the page and try again.",
          "code": "invalid_request"
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "startConversion": {
    "method": "POST",
    "path": "/api/pdf/document-answer/{answer_key}",
    "requests": {
      "transcript": {
        "file_key": "uploads/6f1c2a/hs_transcript_doc",
        "file_name": "transcript.docx"
      }
    },
    "replies": {
      "200:started": {
        "status": 200,
        "body": {
          "message": "Your document is being converted."
        }
      },
      "400:unknown_document": {
        "status": 400,
        "body": {
          "message": "We do not know this document. Please reload the page and try again.",
          "code": "invalid_request"
        }
      },
      "400:unsupported_file": {
        "status": 400,
        "body": {
          "message": "We cannot read this kind of file. Please choose a PDF, Word, JPG or PNG file.",
          "code": "unsupported_file"
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "403:already_submitted": {
        "status": 403,
        "body": {
          "message": "Your application was already submitted, so it can no longer be changed. Please contact us if something is wrong.",
          "code": "already_submitted"
        }
      },
      "403:cross_site": {
        "status": 403,
        "body": {
          "message": "You can only do this in the application itself. Please open it and try again.",
          "code": "cross_site"
        }
      },
      "404:file_missing": {
        "status": 404,
        "body": {
          "message": "Your file did not reach us. Please try again.",
          "code": "file_missing"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "413:too_large": {
        "status": 413,
        "body": {
          "message": "This is too much to send at once. Please shorten what you typed and try again.",
          "code": "too_large"
        }
      },
      "413:file_too_large": {
        "status": 413,
        "body": {
          "message": "This file is too large. Please choose a file up to 10 MB.",
          "code": "too_large"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "deleteConversion": {
    "method": "DELETE",
    "path": "/api/pdf/document-answer/{answer_key}",
    "requests": {},
    "replies": {
      "200:removed": {
        "status": 200,
        "body": {
          "message": "The converted document is removed."
        }
      },
      "400:unknown_document": {
        "status": 400,
        "body": {
          "message": "We do not know this document. Please reload the page and try again.",
          "code": "invalid_request"
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "403:already_submitted": {
        "status": 403,
        "body": {
          "message": "Your application was already submitted, so it can no longer be changed. Please contact us if something is wrong.",
          "code": "already_submitted"
        }
      },
      "403:cross_site": {
        "status": 403,
        "body": {
          "message": "You can only do this in the application itself. Please open it and try again.",
          "code": "cross_site"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "getPdf": {
    "method": "GET",
    "path": "/api/pdf",
    "requests": {},
    "replies": {
      "200:completed": {
        "status": 200,
        "body": {
          "status": "COMPLETED",
          "url": "https://files.example.edu/application.pdf?signature=EXAMPLE"
        }
      },
      "200:unprocessed": {
        "status": 200,
        "body": {
          "status": "UNPROCESSED",
          "url": ""
        }
      },
      "200:in_progress": {
        "status": 200,
        "body": {
          "status": "IN_PROGRESS",
          "url": ""
        }
      },
      "200:failed": {
        "status": 200,
        "body": {
          "status": "FAILED",
          "url": ""
        }
      },
      "200:not_answered": {
        "status": 200,
        "body": {
          "status": "NOT_ANSWERED",
          "url": ""
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "logOut": {
    "method": "GET",
    "path": "/api/logout",
    "requests": {},
    "replies": {
      "200:logged_out": {
        "status": 200,
        "headers": {
          "Set-Cookie": "admit_session=; Path=/; Max-Age=0; SameSite=Lax"
        },
        "body": {
          "message": "You are logged out."
        }
      },
      "401:session_invalid": {
        "status": 401,
        "body": {
          "message": "Your session has ended. Please log in again.",
          "code": "session_invalid"
        }
      },
      "403:cross_site": {
        "status": 403,
        "body": {
          "message": "You can only do this in the application itself. Please open it and try again.",
          "code": "cross_site"
        }
      },
      "409:session_replaced": {
        "status": 409,
        "body": {
          "message": "Another account was logged in to in this browser. Please reload the page.",
          "code": "session_replaced"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "signUp": {
    "method": "POST",
    "path": "/public/signup",
    "requests": {
      "student": {
        "username": "ana.marsh@example.com",
        "password": "Example-Pass-2026"
      }
    },
    "replies": {
      "200:created": {
        "status": 200,
        "body": {
          "message": "We sent a 6-digit code to your email address. Enter it to confirm your account."
        }
      },
      "400:weak_password": {
        "status": 400,
        "body": {
          "message": "Please choose a password that meets all the requirements.",
          "code": "weak_password"
        }
      },
      "400:password_leaked": {
        "status": 400,
        "body": {
          "message": "Many people use this password, or it was stolen from another website. Please choose another one.",
          "code": "password_leaked"
        }
      },
      "400:invalid_username": {
        "status": 400,
        "body": {
          "message": "Your email address must be valid.",
          "code": "invalid_username"
        }
      },
      "400:invalid_request": {
        "status": 400,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "invalid_request"
        }
      },
      "409:user_exists": {
        "status": 409,
        "body": {
          "message": "An account with this email address already exists. Log in, or use \"Forgot password?\" on the log-in page.",
          "code": "user_exists"
        }
      },
      "413:too_large": {
        "status": 413,
        "body": {
          "message": "This is too much to send at once. Please shorten what you typed and try again.",
          "code": "too_large"
        }
      },
      "429:too_many_requests": {
        "status": 429,
        "headers": {
          "Retry-After": "60"
        },
        "body": {
          "message": "Too many attempts. Please wait 1 minute and try again.",
          "code": "too_many_requests"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "confirmAccount": {
    "method": "POST",
    "path": "/public/confirm",
    "requests": {
      "student": {
        "username": "ana.marsh@example.com",
        "code": "012345"
      }
    },
    "replies": {
      "200:confirmed": {
        "status": 200,
        "body": {
          "message": "Your account is confirmed. You can log in now."
        }
      },
      "400:invalid_request": {
        "status": 400,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "invalid_request"
        }
      },
      "400:code_rejected": {
        "status": 400,
        "body": {
          "message": "This code is wrong or has expired. Check your email, or ask for a new code.",
          "code": "code_rejected"
        }
      },
      "400:invalid_username": {
        "status": 400,
        "body": {
          "message": "Please provide a valid email address.",
          "code": "invalid_username"
        }
      },
      "413:too_large": {
        "status": 413,
        "body": {
          "message": "This is too much to send at once. Please shorten what you typed and try again.",
          "code": "too_large"
        }
      },
      "429:too_many_requests": {
        "status": 429,
        "headers": {
          "Retry-After": "60"
        },
        "body": {
          "message": "Too many attempts. Please wait 1 minute and try again.",
          "code": "too_many_requests"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "resendConfirmation": {
    "method": "POST",
    "path": "/public/resend-confirm",
    "requests": {
      "student": {
        "username": "ana.marsh@example.com"
      }
    },
    "replies": {
      "200:sent": {
        "status": 200,
        "body": {
          "message": "If this address is waiting to be confirmed, a new code is on its way. Please check your email."
        }
      },
      "400:invalid_request": {
        "status": 400,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "invalid_request"
        }
      },
      "400:invalid_username": {
        "status": 400,
        "body": {
          "message": "Please provide a valid email address.",
          "code": "invalid_username"
        }
      },
      "413:too_large": {
        "status": 413,
        "body": {
          "message": "This is too much to send at once. Please shorten what you typed and try again.",
          "code": "too_large"
        }
      },
      "429:too_many_requests": {
        "status": 429,
        "headers": {
          "Retry-After": "60"
        },
        "body": {
          "message": "Too many attempts. Please wait 1 minute and try again.",
          "code": "too_many_requests"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "logIn": {
    "method": "POST",
    "path": "/public/login",
    "requests": {
      "student": {
        "username": "ana.marsh@example.com",
        "password": "Example-Pass-2026"
      }
    },
    "replies": {
      "200:logged_in": {
        "status": 200,
        "headers": {
          "Set-Cookie": "admit_session=u7Qn2xLr9aZk; Path=/; SameSite=Lax"
        },
        "body": {
          "message": "You are logged in."
        }
      },
      "400:invalid_request": {
        "status": 400,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "invalid_request"
        }
      },
      "400:bad_credentials": {
        "status": 400,
        "body": {
          "message": "Incorrect username or password.",
          "code": "bad_credentials"
        }
      },
      "400:not_confirmed": {
        "status": 400,
        "body": {
          "message": "User is not confirmed. Choose \"Resend confirmation code?\" to get a new code.",
          "code": "user_not_confirmed"
        }
      },
      "400:invalid_username": {
        "status": 400,
        "body": {
          "message": "Please provide a valid email address.",
          "code": "invalid_username"
        }
      },
      "413:too_large": {
        "status": 413,
        "body": {
          "message": "This is too much to send at once. Please shorten what you typed and try again.",
          "code": "too_large"
        }
      },
      "429:too_many_requests": {
        "status": 429,
        "headers": {
          "Retry-After": "60"
        },
        "body": {
          "message": "Too many attempts. Please wait 1 minute and try again.",
          "code": "too_many_requests"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "forgotPassword": {
    "method": "POST",
    "path": "/public/forgot-password",
    "requests": {
      "student": {
        "username": "ana.marsh@example.com"
      }
    },
    "replies": {
      "200:sent": {
        "status": 200,
        "body": {
          "message": "If there is an account with this address, a link to reset your password is on its way. Please check your email."
        }
      },
      "400:invalid_request": {
        "status": 400,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "invalid_request"
        }
      },
      "400:invalid_username": {
        "status": 400,
        "body": {
          "message": "Please provide a valid email address.",
          "code": "invalid_username"
        }
      },
      "413:too_large": {
        "status": 413,
        "body": {
          "message": "This is too much to send at once. Please shorten what you typed and try again.",
          "code": "too_large"
        }
      },
      "429:too_many_requests": {
        "status": 429,
        "headers": {
          "Retry-After": "60"
        },
        "body": {
          "message": "Too many attempts. Please wait 1 minute and try again.",
          "code": "too_many_requests"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "resetPassword": {
    "method": "POST",
    "path": "/public/reset-password",
    "requests": {
      "student": {
        "username": "ana.marsh@example.com",
        "password": "Example-Pass-2027",
        "confirm_password": "Example-Pass-2027",
        "id": "EXAMPLE-RESET-ID"
      }
    },
    "replies": {
      "200:changed": {
        "status": 200,
        "body": {
          "message": "Your password is changed. You can log in now."
        }
      },
      "400:weak_password": {
        "status": 400,
        "body": {
          "message": "Please choose a password that meets all the requirements.",
          "code": "weak_password"
        }
      },
      "400:link_rejected": {
        "status": 400,
        "body": {
          "message": "This reset link is incomplete, has expired or was already used. Please request a new one.",
          "code": "link_rejected"
        }
      },
      "400:passwords_differ": {
        "status": 400,
        "body": {
          "message": "passwords must match",
          "code": "passwords_differ"
        }
      },
      "400:password_leaked": {
        "status": 400,
        "body": {
          "message": "Many people use this password, or it was stolen from another website. Please choose another one.",
          "code": "password_leaked"
        }
      },
      "400:invalid_username": {
        "status": 400,
        "body": {
          "message": "Please provide a valid email address.",
          "code": "invalid_username"
        }
      },
      "400:invalid_request": {
        "status": 400,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "invalid_request"
        }
      },
      "413:too_large": {
        "status": 413,
        "body": {
          "message": "This is too much to send at once. Please shorten what you typed and try again.",
          "code": "too_large"
        }
      },
      "429:too_many_requests": {
        "status": 429,
        "headers": {
          "Retry-After": "60"
        },
        "body": {
          "message": "Too many attempts. Please wait 1 minute and try again.",
          "code": "too_many_requests"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "getPublicView": {
    "method": "GET",
    "path": "/public/tmp",
    "requests": {},
    "replies": {
      "200:complete": {
        "status": 200,
        "body": {
          "answer": {
            "first_name": "Ana",
            "middle_name": "",
            "last_name": "Marsh",
            "preferred_name": "Annie",
            "other_name_ind": "no",
            "other_name_ind_desc": "No",
            "birth_date": "2008-03-14",
            "gender": "female",
            "gender_desc": "Female",
            "ethnicity_hispanic_ind": "true",
            "ethnicity_white_ind": "true",
            "citizenship_status": "us_citizen",
            "citizenship_status_desc": "U.S. citizen or U.S. national",
            "birth_country": "US",
            "birth_country_desc": "United States",
            "birth_state": "Pennsylvania",
            "birth_state_desc": "Pennsylvania",
            "contact_email": "ana.marsh@example.com",
            "phone_home": "(814) 555-0142",
            "phone_mobile": "(814) 555-0143",
            "optin_sms_ind": "true",
            "home_address_line_1": "12 Elm Street",
            "home_address_line_2": "Apt 4",
            "home_city": "Altoona",
            "home_state": "Pennsylvania",
            "home_state_desc": "Pennsylvania",
            "home_postal_code": "16601",
            "home_county": "Blair",
            "mailing_same_ind": "yes",
            "mailing_same_ind_desc": "Yes",
            "parent_1_name": "Maria Marsh",
            "parent_1_relation": "mother",
            "parent_1_relation_desc": "Mother",
            "parent_1_email": "maria.marsh@example.com",
            "parent_1_employer": "Blair Hardware",
            "siblings_count": "1",
            "sibling_attended": "Leo Marsh",
            "first_gen_ind": "yes",
            "first_gen_ind_desc": "Yes",
            "applicant_type": "first_year",
            "applicant_type_desc": "First-year student",
            "entry_term": "fall",
            "entry_term_desc": "Fall",
            "entry_year": "2027",
            "entry_year_desc": "2027",
            "intended_program": "engineering",
            "intended_program_desc": "School of Engineering",
            "intended_major": "civil_engineering",
            "intended_major_desc": "Civil Engineering",
            "hs_name": "Altoona Area High School",
            "hs_city": "Altoona",
            "hs_state": "Pennsylvania",
            "hs_state_desc": "Pennsylvania",
            "hs_ceeb": "390055",
            "hs_grad_month": "6",
            "hs_grad_month_desc": "June",
            "hs_grad_year": "2027",
            "hs_grad_year_desc": "2027",
            "senior_courses": "Calculus, Physics, English 12, Spanish 4",
            "counselor_name": "Jo Reyes",
            "counselor_email": "jo.reyes@example.com",
            "hs_gpa": "3.7",
            "hs_gpa_scale": "4.0",
            "hs_gpa_scale_desc": "4.0",
            "hs_class_size": "420",
            "hs_class_rank": "38",
            "prev_college_ind": "no",
            "prev_college_ind_desc": "No",
            "test_scores_ind": "no",
            "test_scores_ind_desc": "No",
            "hs_transcript_doc": "ANSWERED",
            "heard_friend_ind": "true",
            "discipline_ind": "no",
            "discipline_ind_desc": "No",
            "ack_accuracy_ind": "true",
            "ack_conduct_ind": "true",
            "ack_records_ind": "true",
            "signature_confirmed": "true",
            "signature_name": "Ana Marsh",
            "signature_date": "2026-11-20",
            "ssn": "***-**-6789"
          },
          "add_another": {
            "parent": 1,
            "prev_college": 1
          },
          "document_answer": {
            "hs_transcript_doc": {
              "file_name": "transcript.pdf",
              "status": "COMPLETED",
              "uploaded_at": "2026-11-18T16:20:00Z"
            }
          },
          "tabs": {
            "home_address_tab": "us",
            "hs_tab": "us"
          }
        }
      },
      "200:two_colleges": {
        "status": 200,
        "body": {
          "answer": {
            "prev_college_ind": "yes",
            "prev_college_ind_desc": "Yes",
            "prev_college_1_name": "Penn Highlands Community College",
            "prev_college_1_start_month": "8",
            "prev_college_1_start_month_desc": "August",
            "prev_college_1_start_year": "2025",
            "prev_college_1_start_year_desc": "2025",
            "prev_college_2_name": "Juniata College",
            "prev_college_2_degree": "none",
            "prev_college_2_degree_desc": "None",
            "first_name": "Ana",
            "last_name": "Marsh",
            "hs_intl_name": "Lycée Bellevue",
            "hs_country": "FR",
            "hs_country_desc": "France"
          },
          "add_another": {
            "parent": 2,
            "prev_college": 2
          },
          "document_answer": {
            "hs_transcript_doc": {
              "file_name": "transcript.pdf",
              "status": "COMPLETED",
              "uploaded_at": "2026-11-18T16:20:00Z"
            }
          },
          "tabs": {
            "home_address_tab": "us",
            "hs_tab": "intl"
          }
        }
      },
      "200:blank": {
        "status": 200,
        "body": {
          "answer": {},
          "add_another": {},
          "document_answer": {},
          "tabs": {}
        }
      },
      "200:half_typed": {
        "status": 200,
        "body": {
          "answer": {
            "ssn": "***"
          },
          "add_another": {},
          "document_answer": {},
          "tabs": {}
        }
      },
      "400:token_missing": {
        "status": 400,
        "body": {
          "message": "This link is incomplete. Please copy the whole link and try again.",
          "code": "invalid_request"
        }
      },
      "404:link_expired": {
        "status": 404,
        "body": {
          "message": "This link has expired. Please ask for a new one.",
          "code": "token_unknown"
        }
      },
      "429:too_many_requests": {
        "status": 429,
        "headers": {
          "Retry-After": "60"
        },
        "body": {
          "message": "Too many attempts. Please wait 1 minute and try again.",
          "code": "too_many_requests"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "getServiceView": {
    "method": "GET",
    "path": "/service/tmp-pdf",
    "requests": {},
    "replies": {
      "200:complete": {
        "status": 200,
        "body": {
          "username": "ana.marsh@example.com",
          "submitted_at": "2026-11-20T15:30:00Z",
          "answer": {
            "first_name": "Ana",
            "middle_name": "",
            "last_name": "Marsh",
            "preferred_name": "Annie",
            "other_name_ind": "no",
            "other_name_ind_desc": "No",
            "birth_date": "2008-03-14",
            "gender": "female",
            "gender_desc": "Female",
            "ethnicity_hispanic_ind": "true",
            "ethnicity_white_ind": "true",
            "citizenship_status": "us_citizen",
            "citizenship_status_desc": "U.S. citizen or U.S. national",
            "birth_country": "US",
            "birth_country_desc": "United States",
            "birth_state": "Pennsylvania",
            "birth_state_desc": "Pennsylvania",
            "contact_email": "ana.marsh@example.com",
            "phone_home": "(814) 555-0142",
            "phone_mobile": "(814) 555-0143",
            "optin_sms_ind": "true",
            "home_address_line_1": "12 Elm Street",
            "home_address_line_2": "Apt 4",
            "home_city": "Altoona",
            "home_state": "Pennsylvania",
            "home_state_desc": "Pennsylvania",
            "home_postal_code": "16601",
            "home_county": "Blair",
            "mailing_same_ind": "yes",
            "mailing_same_ind_desc": "Yes",
            "parent_1_name": "Maria Marsh",
            "parent_1_relation": "mother",
            "parent_1_relation_desc": "Mother",
            "parent_1_email": "maria.marsh@example.com",
            "parent_1_employer": "Blair Hardware",
            "siblings_count": "1",
            "sibling_attended": "Leo Marsh",
            "first_gen_ind": "yes",
            "first_gen_ind_desc": "Yes",
            "applicant_type": "first_year",
            "applicant_type_desc": "First-year student",
            "entry_term": "fall",
            "entry_term_desc": "Fall",
            "entry_year": "2027",
            "entry_year_desc": "2027",
            "intended_program": "engineering",
            "intended_program_desc": "School of Engineering",
            "intended_major": "civil_engineering",
            "intended_major_desc": "Civil Engineering",
            "hs_name": "Altoona Area High School",
            "hs_city": "Altoona",
            "hs_state": "Pennsylvania",
            "hs_state_desc": "Pennsylvania",
            "hs_ceeb": "390055",
            "hs_grad_month": "6",
            "hs_grad_month_desc": "June",
            "hs_grad_year": "2027",
            "hs_grad_year_desc": "2027",
            "senior_courses": "Calculus, Physics, English 12, Spanish 4",
            "counselor_name": "Jo Reyes",
            "counselor_email": "jo.reyes@example.com",
            "hs_gpa": "3.7",
            "hs_gpa_scale": "4.0",
            "hs_gpa_scale_desc": "4.0",
            "hs_class_size": "420",
            "hs_class_rank": "38",
            "prev_college_ind": "no",
            "prev_college_ind_desc": "No",
            "test_scores_ind": "no",
            "test_scores_ind_desc": "No",
            "hs_transcript_doc": "ANSWERED",
            "heard_friend_ind": "true",
            "discipline_ind": "no",
            "discipline_ind_desc": "No",
            "ack_accuracy_ind": "true",
            "ack_conduct_ind": "true",
            "ack_records_ind": "true",
            "signature_confirmed": "true",
            "signature_name": "Ana Marsh",
            "signature_date": "2026-11-20",
            "ssn": "***-**-6789"
          },
          "add_another": {
            "parent": 1,
            "prev_college": 1
          },
          "document_answer": {
            "hs_transcript_doc": {
              "file_name": "transcript.pdf",
              "status": "COMPLETED",
              "uploaded_at": "2026-11-18T16:20:00Z"
            }
          },
          "tabs": {
            "home_address_tab": "us",
            "hs_tab": "us"
          }
        }
      },
      "200:two_colleges": {
        "status": 200,
        "body": {
          "username": "ana.marsh@example.com",
          "answer": {
            "prev_college_ind": "yes",
            "prev_college_ind_desc": "Yes",
            "prev_college_1_name": "Penn Highlands Community College",
            "prev_college_1_start_month": "8",
            "prev_college_1_start_month_desc": "August",
            "prev_college_1_start_year": "2025",
            "prev_college_1_start_year_desc": "2025",
            "prev_college_2_name": "Juniata College",
            "prev_college_2_degree": "none",
            "prev_college_2_degree_desc": "None",
            "first_name": "Ana",
            "last_name": "Marsh",
            "hs_intl_name": "Lycée Bellevue",
            "hs_country": "FR",
            "hs_country_desc": "France"
          },
          "add_another": {
            "parent": 2,
            "prev_college": 2
          },
          "document_answer": {
            "hs_transcript_doc": {
              "file_name": "transcript.pdf",
              "status": "COMPLETED",
              "uploaded_at": "2026-11-18T16:20:00Z"
            }
          },
          "tabs": {
            "home_address_tab": "us",
            "hs_tab": "intl"
          }
        }
      },
      "200:blank": {
        "status": 200,
        "body": {
          "username": "ana.marsh@example.com",
          "answer": {},
          "add_another": {},
          "document_answer": {},
          "tabs": {}
        }
      },
      "200:half_typed": {
        "status": 200,
        "body": {
          "username": "ana.marsh@example.com",
          "answer": {
            "ssn": "***"
          },
          "add_another": {},
          "document_answer": {},
          "tabs": {}
        }
      },
      "400:token_missing": {
        "status": 400,
        "body": {
          "message": "This link is incomplete. Please copy the whole link and try again.",
          "code": "invalid_request"
        }
      },
      "401:token_invalid": {
        "status": 401,
        "body": {
          "message": "This link has expired. Please open the application again.",
          "code": "token_invalid"
        }
      },
      "429:too_many_requests": {
        "status": 429,
        "headers": {
          "Retry-After": "60"
        },
        "body": {
          "message": "Too many attempts. Please wait 1 minute and try again.",
          "code": "too_many_requests"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "findLookup": {
    "method": "GET",
    "path": "/lookup/find",
    "requests": {},
    "replies": {
      "200:items": {
        "status": 200,
        "body": [
          {
            "text": "Altoona Area High School",
            "id": "hs-390055",
            "sub_text": "Altoona, Pennsylvania"
          },
          {
            "text": "Altona High School",
            "id": "hs-140022",
            "sub_text": "Altona, Illinois"
          }
        ]
      },
      "200:colleges": {
        "status": 200,
        "body": [
          {
            "text": "Juniata College",
            "id": "college-2341",
            "sub_text": "Huntingdon, Pennsylvania"
          },
          {
            "text": "Penn Highlands Community College",
            "id": "college-2890",
            "sub_text": "Johnstown, Pennsylvania"
          }
        ]
      },
      "200:addresses": {
        "status": 200,
        "body": [
          {
            "text": "12 Elm Street",
            "id": "addr-1201",
            "sub_text": "Altoona, PA 16601"
          },
          {
            "text": "12 Elmhurst Drive",
            "id": "addr-1207",
            "sub_text": "Erie, PA 16509"
          }
        ]
      },
      "200:companies": {
        "status": 200,
        "body": [
          {
            "text": "Blair Hardware",
            "id": "company-77",
            "sub_text": "Altoona, Pennsylvania"
          }
        ]
      },
      "200:schools_abroad": {
        "status": 200,
        "body": [
          {
            "text": "Lycée Bellevue",
            "id": "hsi-33-104",
            "sub_text": "Toulouse, France"
          }
        ]
      },
      "200:empty": {
        "status": 200,
        "body": []
      },
      "200:address_record": {
        "status": 200,
        "body": {
          "address_line_1": "12 Elm Street",
          "address_line_2": "",
          "city": "Altoona",
          "state": "Pennsylvania",
          "postal_code": "16601",
          "county": "Blair",
          "country": "US"
        }
      },
      "200:name_record": {
        "status": 200,
        "body": {
          "name": "Altoona Area High School",
          "city": "Altoona",
          "state": "Pennsylvania",
          "country": "US",
          "ceeb": "390055"
        }
      },
      "200:school_abroad_record": {
        "status": 200,
        "body": {
          "name": "Lycée Bellevue",
          "city": "Toulouse",
          "state": "",
          "country": "FR",
          "ceeb": ""
        }
      },
      "200:company_record": {
        "status": 200,
        "body": {
          "name": "Blair Hardware",
          "city": "Altoona",
          "state": "Pennsylvania",
          "country": "US",
          "ceeb": ""
        }
      },
      "400:invalid_request": {
        "status": 400,
        "body": {
          "message": "We could not search for this. Please type your answer instead.",
          "code": "invalid_request"
        }
      },
      "404:record_missing": {
        "status": 404,
        "body": {
          "message": "We could not find the details. Please type them yourself.",
          "code": "record_missing"
        }
      },
      "429:too_many_requests": {
        "status": 429,
        "headers": {
          "Retry-After": "60"
        },
        "body": {
          "message": "Too many attempts. Please wait 1 minute and try again.",
          "code": "too_many_requests"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  },
  "getHealth": {
    "method": "GET",
    "path": "/health",
    "requests": {},
    "replies": {
      "200:healthy": {
        "status": 200,
        "body": {
          "status": "ok"
        }
      },
      "500:unexpected": {
        "status": 500,
        "body": {
          "message": "We've encountered an unexpected error at this time. Please try again later.",
          "code": "unexpected"
        }
      }
    }
  }
} as const satisfies OperationExamples;
