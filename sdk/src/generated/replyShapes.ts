/**
 * Generated from openapi.yaml by "npm run generate". Do not edit; change openapi.yaml and run it again.
 */
import type { Shape } from '../client/fitsShape.ts';

/** The shape of each operation's 200 reply; an operation with several kinds of reply has one entry per kind. */
export const REPLY_SHAPES: Readonly<Record<string, Shape>> = {
  "GET /api/profile": {
    "username": "string",
    "last_page": [
      "string",
      "null"
    ],
    "successful_login": {
      "[]": [
        "string",
        {
          "timestamp": "string"
        }
      ]
    },
    "web_status": {
      "[]": [
        "string",
        {
          "web_status": "string",
          "timestamp": "string"
        }
      ]
    },
    "answer": {
      "*": "string"
    },
    "document_answer": {
      "hs_transcript_doc?": {
        "file_name": "string",
        "status": "string",
        "uploaded_at?": "string"
      },
      "college_transcript_doc?": {
        "file_name": "string",
        "status": "string",
        "uploaded_at?": "string"
      },
      "resume_doc?": {
        "file_name": "string",
        "status": "string",
        "uploaded_at?": "string"
      }
    },
    "saves?": {
      "*": "integer"
    },
    "letters_key?": "string"
  },
  "POST /api/web-status": {
    "message": "string"
  },
  "PUT /api/last-page": {
    "message": "string"
  },
  "POST /api/validations": {
    "message": "string",
    "errors?": {
      "*": {
        "*": {
          "[]": "string"
        }
      }
    }
  },
  "POST /api/submit": {
    "message": "string"
  },
  "PUT /api/answer": {
    "message": "string"
  },
  "GET /api/add-another": {
    "add_another": {
      "parent?": "integer",
      "prev_college?": "integer"
    }
  },
  "PUT /api/add-another": {
    "message": "string"
  },
  "GET /api/tabs": {
    "tabs": {
      "home_address_tab?": "string",
      "hs_tab?": "string"
    }
  },
  "PUT /api/tabs": {
    "message": "string"
  },
  "POST /api/presigned-url": {
    "url": "string",
    "fields": {
      "key": "string",
      "*": "string"
    }
  },
  "GET /api/document-answer": {
    "document_answer": {
      "hs_transcript_doc?": {
        "file_name": "string",
        "status": "string",
        "uploaded_at?": "string"
      },
      "college_transcript_doc?": {
        "file_name": "string",
        "status": "string",
        "uploaded_at?": "string"
      },
      "resume_doc?": {
        "file_name": "string",
        "status": "string",
        "uploaded_at?": "string"
      }
    }
  },
  "DELETE /api/document-answer/{answer_key}": {
    "message": "string"
  },
  "GET /api/pdf/document-answer/{answer_key}": {
    "status": "string",
    "message": "string"
  },
  "POST /api/pdf/document-answer/{answer_key}": {
    "message": "string"
  },
  "DELETE /api/pdf/document-answer/{answer_key}": {
    "message": "string"
  },
  "GET /api/pdf": {
    "status": "string",
    "url": "string"
  },
  "GET /api/logout": {
    "message": "string"
  },
  "POST /public/signup": {
    "message": "string"
  },
  "POST /public/confirm": {
    "message": "string"
  },
  "POST /public/resend-confirm": {
    "message": "string"
  },
  "POST /public/login": {
    "message": "string"
  },
  "POST /public/forgot-password": {
    "message": "string"
  },
  "POST /public/reset-password": {
    "message": "string"
  },
  "GET /public/tmp": {
    "answer": {
      "*": "string"
    },
    "add_another": {
      "parent?": "integer",
      "prev_college?": "integer"
    },
    "document_answer": {
      "hs_transcript_doc?": {
        "file_name": "string",
        "status": "string",
        "uploaded_at?": "string"
      },
      "college_transcript_doc?": {
        "file_name": "string",
        "status": "string",
        "uploaded_at?": "string"
      },
      "resume_doc?": {
        "file_name": "string",
        "status": "string",
        "uploaded_at?": "string"
      }
    },
    "tabs": {
      "home_address_tab?": "string",
      "hs_tab?": "string"
    }
  },
  "GET /service/tmp-pdf": {
    "username?": "string",
    "submitted_at?": "string",
    "answer": {
      "*": "string"
    },
    "add_another": {
      "parent?": "integer",
      "prev_college?": "integer"
    },
    "document_answer": {
      "hs_transcript_doc?": {
        "file_name": "string",
        "status": "string",
        "uploaded_at?": "string"
      },
      "college_transcript_doc?": {
        "file_name": "string",
        "status": "string",
        "uploaded_at?": "string"
      },
      "resume_doc?": {
        "file_name": "string",
        "status": "string",
        "uploaded_at?": "string"
      }
    },
    "tabs": {
      "home_address_tab?": "string",
      "hs_tab?": "string"
    }
  },
  "GET /lookup/find LookupItem[]": {
    "[]": {
      "text": "string",
      "id": "string",
      "sub_text": "string"
    }
  },
  "GET /lookup/find AddressRecord": {
    "address_line_1": "string",
    "address_line_2": "string",
    "city": "string",
    "state": "string",
    "postal_code": "string",
    "county": "string",
    "country": "string"
  },
  "GET /lookup/find NameRecord": {
    "name": "string",
    "city": "string",
    "state": "string",
    "country": "string",
    "ceeb": "string"
  }
};

/** The shape of the page-level errors in an error body. */
export const PAGE_ERRORS_SHAPE: Shape = {"*":{"*":{"[]":"string"}}};
