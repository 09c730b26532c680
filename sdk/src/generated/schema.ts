/**
 * Generated from openapi.yaml by "npm run generate". Do not edit; change openapi.yaml and run it again.
 */

export interface paths {
    "/api/profile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Load the applicant's profile
         * @description Everything saved for the logged-in applicant; loaded once when the form is opened. `successful_login` has one
         *     entry per login, so its length is the login count. `web_status` is a history: the number of *distinct* values
         *     determines the status (0 none, 1 started, 2 validating, 3 submitted); duplicates left by retries are harmless.
         *     `ETag` is the version of `answer`; see `PUT /api/answer`, also for `saves`.
         *
         *     **The key**, `letters_key`, is optional: a backend sends it in every profile or in none. It encrypts unsaved
         *     answers on the student's device; see "Privacy". Derive it from a secret of the server instead of storing it, for
         *     example as the HMAC-SHA-256 of a fixed label and the account's id: it is the same in each session of an account,
         *     and different between accounts. If the secret changes, the records on the devices can no longer be read and are
         *     ignored. Without a key, unsaved answers exist only in the page's memory, and are lost if it crashes.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web-status": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a new web status
         * @description Adds an entry to the profile's `web_status` history. A client that gets no successful reply sends the same
         *     status again up to two times, so posting the current status again must be answered with `200`. The order is
         *     started, validating, submitted: a step back or a skipped step gets `409`, and `submitted` is accepted only after
         *     `POST /api/submit` has succeeded.
         */
        post: operations["saveWebStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/last-page": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remember the page the applicant is on
         * @description Sent on each page visit while the status is started or validating. The page is returned by the profile so that
         *     applicants can continue where they stopped. Only the form's pages are accepted.
         */
        put: operations["saveLastPage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/validations": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the errors found and ask for page-level checks
         * @description Sent with every save on navigation and with every submit. The client reports the errors it found (often none)
         *     and the keys of each page's questions. The server may answer with its own page-level errors; these are shown
         *     only while the status is validating. No `errors` property, or an empty one, means that nothing is wrong. Invalid
         *     answers are reported as `errors` in a `200`, never by an error status. Rejected with `403` only once the status
         *     `submitted` has been recorded: until then, a second Submit may repeat this call even though the application has
         *     already been accepted.
         */
        post: operations["postValidations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submit": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the application
         * @description Has no body and no `Content-Type`: the saved answers are submitted. Which answers a complete application needs
         *     depends on other answers; the browser checks them and reports what it found in `POST /api/validations`. The
         *     server itself requires the documents, whose files only it can see: `hs_transcript_doc`, `college_transcript_doc`
         *     if `prev_college_ind` is `yes` and `college_credits` is 12 or more, and every document that is answered
         *     `ANSWERED`. A document whose conversion is not COMPLETED counts as missing: answer `400`, code
         *     `document_missing`, or `409` while its conversion is still running. The server may require more. **Idempotent**:
         *     if the application was already submitted, answer `200` again and change nothing. The applicant may have to press
         *     Submit twice if recording the status `submitted` failed after this call succeeded; a second submit succeeds, is
         *     never answered with `409`, and never creates a second application. A `403` only means that another site sent the
         *     call.
         *
         *     **A mail follows** the first success, after the reply. It goes to `contact_email`, or to the account's address
         *     if that is not a valid address, and says whose application was received, when (date, time and time zone), and
         *     whom to contact. It contains no answers except the name, and no link that logs in.
         */
        post: operations["submitApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/answer": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save answers
         * @description The body is itself the map of answers. The server merges it key by key: a key that is sent replaces the saved
         *     value (the empty string clears it), a key that is not sent keeps its value. Half-typed values are stored
         *     unchanged. Sent when the applicant navigates, submits or uploads, at intervals while they type, and, with only
         *     the changed answers, when the page closes. After the submission, see "Accepted and recorded".
         *
         *     **Versions** are optional for a backend. A backend that has them sends `ETag` with the profile and with each
         *     save. It changes whenever a save changes an answer or raises a number, and never returns to an earlier value;
         *     between saves, it may change only because a document was added or removed. A counter alone is not enough: after
         *     a restore from a backup it would give the versions of the lost saves to new ones, and a device that still has
         *     such a version would overwrite what another has saved since. So give each change a random part too, and store it
         *     with the change, as in `"7-5f0c9d2e81aa"`. The restored answers themselves may have the version that they had.
         *     What a save confirmed after the copy was made is lost with it: clients do not send it again. A client sends the last version it
         *     saw in `If-Match` with every save, including a closing page's; if it is not the current one, another save came
         *     first: answer `412` and save nothing. Compare without a leading `W/`, and without `-gzip`, `--gzip`, `-br` or
         *     `;gzip` before the closing quote, which compressing proxies add; so let no version end with them. A
         *     backend without versions sends no `ETag` and never answers `412`; there, an older save that arrives late may
         *     overwrite a newer one.
         *
         *     **Numbers** are optional too, and require versions. They show which of a page's saves the server has applied,
         *     even if a reply was lost. Each open form has a random id and numbers its changes 1, 2, 3 and so on. `Admit-Save`
         *     names the highest number of each form that the save contains. Record these numbers in the transaction that
         *     applies the save, even if it leaves the answers unchanged; a rejected save records none. Never lower a number,
         *     and never reject a save because of one. Return the highest number of each form as `saves` in the profile: keep
         *     each for 30 days after the form's last save, but at most 300, and drop the oldest first. `saves` is in every
         *     profile, as `{}` if there are no numbers, or in none. If it is in none, a client sends its own changes again
         *     after a lost reply.
         *
         *     **A save without answers**, `{}`, is accepted like any other, and changes no answer. A client may send one to
         *     find out whether saves are accepted at all.
         *
         *     **Refused answers.** If the answers are the reason for a `400`, the reply may list the keys of all those that
         *     are refused as `answers`, and no others. A client then saves the rest at once, and shows the applicant which
         *     answer needs another wording; without the list, it finds out by saving the answers in parts.
         */
        put: operations["saveAnswers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-another": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Load the number of items in each add-another
         * @description The number of items per add-another button. A button that is not listed has one item.
         */
        get: operations["getAddAnother"];
        /**
         * Save the number of items in an add-another
         * @description Sent when an item is added or removed; `AddAnotherCounts` defines the limits. The answers of a removed item are
         *     cleared by a `PUT /api/answer`, not by this call.
         */
        put: operations["saveAddAnother"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tabs": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Load the chosen tabs
         * @description The chosen tab per tab group. A group that is not listed shows its default tab, `us`.
         */
        get: operations["getTabs"];
        /**
         * Save a chosen tab
         * @description Sent when the applicant switches a tab. Only the questions of the chosen tab are required. The chosen tab also
         *     decides which of two addresses, or of two schools, counts: the answers of the other tab stay saved and are
         *     returned, but the office ignores them. `home_address_tab` chooses between `home_intl_address`
         *     with `home_country` and the other answers that begin with `home_`, `hs_tab` between `hs_intl_name` with
         *     `hs_country` and `hs_name` with the place and the code of that school.
         */
        put: operations["saveTab"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/presigned-url": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an upload target for a document
         * @description Returns a short-lived upload target. The file is then posted to `url` as a multipart form: all `fields` in the
         *     given order, the file last, without cookies. `fields.key` names the stored file in the conversion call: it is a
         *     new key each time, valid only for this applicant and question. At most 20 targets of an applicant may be unused
         *     and not expired; see "Limits". A target takes one file, and ends with that or when its time is over, after five
         *     minutes at the earliest. The key of a file that has arrived ends when its document is removed or replaced by
         *     another file, and may end after an hour if its conversion was never started.
         */
        post: operations["requestUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mock-storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file (stands in for the storage service)
         * @description The upload target is a separate storage service, not part of this backend; this path documents the request, so
         *     that the mock and the sandbox can accept it. The browser posts with `mode: no-cors` and without cookies, so it
         *     cannot see the status: a rejected upload shows up as a failed conversion. Accepted files are PDF, Word, JPG and
         *     PNG up to 10 MB (10,485,760 bytes).
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document-answer": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the uploaded documents
         * @description Loaded with the form, so that file names and running conversions are shown again after a reload. Documents that
         *     were never uploaded, or were removed, are left out. List a document from the moment its conversion is started,
         *     and at the latest with the reply that says COMPLETED: a document that the applicant has seen completed and has
         *     not removed is in every later list, here and in the profile. A document that is still being converted may be
         *     missing only for a moment; otherwise a reload would not show it. `file_name` is the name that was sent with the
         *     conversion; a backend may trim it, and keep only the part after the last `/` or `\`.
         */
        get: operations["getDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document-answer/{answer_key}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path: {
                /**
                 * @description The key of the document question.
                 * @example hs_transcript_doc
                 */
                answer_key: components["parameters"]["AnswerKeyPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an uploaded document
         * @description Removes the uploaded file, which can then no longer be converted. Sent when the applicant removes it and after a
         *     failed upload or conversion. Once this and the removal of the converted PDF have succeeded, the answer of the
         *     question is `''`, even if `ANSWERED` was saved. Idempotent: removing what is not there is answered with `200`.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pdf/document-answer/{answer_key}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path: {
                /**
                 * @description The key of the document question.
                 * @example hs_transcript_doc
                 */
                answer_key: components["parameters"]["AnswerKeyPath"];
            };
            cookie?: never;
        };
        /**
         * Get the status of a conversion
         * @description Polled every 2000 ms while the status is UNPROCESSED or IN_PROGRESS. COMPLETED, FAILED and NOT_ANSWERED end the
         *     polling. The applicant is shown the `message` of a FAILED conversion. A document that does not exist is
         *     NOT_ANSWERED, not a `404`.
         */
        get: operations["getConversion"];
        put?: never;
        /**
         * Start converting an uploaded file to PDF
         * @description Sent once the file is uploaded. The reply is immediate; the client then polls the conversion. Starting again
         *     with the same `file_key` changes nothing: the conversion continues, and the document keeps its first
         *     `file_name`. A name that ends with none of `.pdf`, `.doc`, `.docx`, `.jpg`, `.jpeg` and `.png`, in either case, is
         *     rejected with `unsupported_file`, whatever the file contains. A file that is not what its name says is rejected
         *     too, or its conversion ends as FAILED.
         *
         *     Accept every PDF that opens without a password, including one whose owner restricts copying or changing it, as
         *     official transcripts do. Only the conversion can tell the difference: a PDF that needs a password to open ends
         *     as FAILED, with a `message` that mentions the password.
         *
         *     **What COMPLETED promises.** The converted document is a new PDF that contains what is visible in the file and
         *     nothing else: no scripts, actions, links, attachments or encryption, no data after its end, and no picture
         *     metadata, such as the location, however a picture is encoded. What is typed into the fields of a form, and notes
         *     such as free text, highlights, ink and stamps, stay visible, even if the file leaves it to the viewer to draw
         *     them (`NeedAppearances`, or no `AP`); if one of them cannot be drawn, the conversion is FAILED, with a `message`
         *     that says to open the file and print it to PDF. Pictures are upright, according to their EXIF orientation. These
         *     end as FAILED, with a `message` that says why: a PDF without pages, a picture that is incomplete or has more
         *     than 110 megapixels (read its size before decoding it), and any file whose conversion exceeds its time or memory
         *     limit. While no other file is waiting, a conversion ends within half a minute.
         *
         *     Uploaded files may be hostile: a few bytes can require gigabytes or hours. Convert each in a separate process
         *     with such limits, a few at a time, without access to the network or other files, and end everything that the
         *     process has started. Convert one file of a student at a time, and let students take turns, so that nobody delays
         *     all others; a document that was removed or replaced meanwhile loses its turn. After a restart, a file that was
         *     waiting is converted. A conversion that had begun and did not survive the restart is FAILED, with a `message`
         *     that says it was interrupted, and is not tried again, because the file may be the reason.
         */
        post: operations["startConversion"];
        /**
         * Remove the converted PDF of a document
         * @description Removes the converted file and stops a running conversion. Sent together with the removal of the document.
         *     Idempotent: removing what is not there is answered with `200`.
         */
        delete: operations["deleteConversion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pdf": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the PDF copy of the application
         * @description Only a submitted application has a copy, from the moment `POST /api/submit` has succeeded; before that the status
         *     is NOT_ANSWERED. The first call after the submission starts making the copy. Polled every 1000 ms while UNPROCESSED or IN_PROGRESS and every 600000 ms
         *     after the first result, so that the short-lived `url` stays fresh. `url` is `''` unless COMPLETED. Making the copy
         *     ends within half a minute. A `url` works more than once and for at least 15 minutes, unless a new password ends
         *     it earlier; it may redirect to the file. The copy is a tagged PDF: it has a title, a language and a structure
         *     (`/MarkInfo`, `/Lang`, `/StructTreeRoot`), so that a screen reader can read it (28 CFR 35, subpart H).
         */
        get: operations["getPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Log out
         * @description Ends the session and expires both cookies. It is a GET, so it must never be cached or prefetched: send
         *     `Cache-Control` with `no-store`. Without a valid session the answer is `401`, as for every call under `/api`.
         */
        get: operations["logOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/signup": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Creates an unconfirmed account and sends a 6-digit code by e-mail. For an address that was never confirmed, the
         *     call can be repeated, and sends another code. Anyone can sign up with an address, so a later password must not
         *     simply replace an earlier one: a code confirms the password of the sign-up it was sent for, and earlier codes
         *     stay valid. A code ends when its time is over, after ten minutes at the earliest, after too many wrong ones (see
         *     "Limits"), or when another code or a link confirms the account; neither a newer code nor a log-in ends it. A password has at least 12 characters, an upper-case and a lower-case ASCII letter, a digit, an
         *     ASCII punctuation mark, and no white space at either end (`NewPassword`); reject any other with `weak_password`.
         *     A backend may also reject one from a list of common or leaked passwords, code `password_leaked`. `409` cannot
         *     hide that an address is taken; its message therefore helps the owner of the address and reveals nothing else.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/confirm": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an account with the code
         * @description Confirms the account. A wrong code, an expired code and an unknown address get the same answer, in the same
         *     time. Confirming an already confirmed account with the code that confirmed it is answered with `200`.
         */
        post: operations["confirmAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/resend-confirm": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new confirmation code
         * @description The reply is the same whether or not an unconfirmed account with this address exists. The new code confirms the
         *     password of the sign-up. If there were several sign-ups with different passwords, it is unclear which of them
         *     this call belongs to: the code then confirms the address without a password, and the owner sets one through
         *     `/public/forgot-password`.
         */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/login": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Starts a session, sets both cookies and adds a successful login to the profile. A wrong password and an unknown
         *     address get the same `400`, in the same time; a `401` would mean that a session has ended. Only the correct
         *     password reveals that the account is not confirmed. Wrong passwords are counted for each pair of address and
         *     client network, and with a higher limit for each address; see "Limits". A success resets the count for its own
         *     network; a password reset resets the counts for all networks.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/forgot-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to reset the password
         * @description Sends a link to `/reset` with the query parameters `username` and `id`. An unconfirmed account gets one too: a
         *     person who opens it owns the mailbox, so that `POST /public/reset-password` also confirms the account. The reply
         *     is the same whether or not an account with this address exists. A link ends when it is used, when its time is
         *     over, after half an hour at the earliest, or when another link sets a new password. A newer link or a log-in may
         *     end it too, as in frameworks whose links are signed.
         *
         *     Put the link alone on its line, because mail programs add what touches a link to it, such as a bracket or a full
         *     stop. Let an `id` consist only of ASCII letters, digits, `-`, `_`, `~`, `=` and `.`, and not end with a full
         *     stop: a client removes other characters from its end.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/reset-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Sets a new password, with the rules of `POST /public/signup` and the `id` of the mailed link. If
         *     `confirm_password` differs from `password`, reject the call with `passwords_differ`. The link works once. A wrong `id`, a used or expired link and an unknown address get the same answer. A valid link is not
         *     rejected because of attempts with wrong links, and lifts the limits of `POST /public/login` for its address. A
         *     new password ends every session of the applicant, and every token that opens a view of the application. It
         *     confirms an unconfirmed account, whose pending sign-ups then end with their passwords and codes, because some of
         *     them may be a stranger's.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/tmp": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Load the temporary public view
         * @description A read-only copy of an application for the holder of a link, without an account. The Social Security number is
         *     masked by the server: of a complete number, at most the last four digits are shown; of a half-typed one, none.
         *     Any mask without digits will do, such as `***-**-6789`. An unknown or expired token gets `404`, as does a staff
         *     token, so that the link does not reveal whether an application exists.
         */
        get: operations["getPublicView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/tmp-pdf": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Load an application for the read-only PDF rendering
         * @description Used by staff and by the PDF renderer with a valid, short-lived token. The Social Security number is masked by
         *     the server as in `GET /public/tmp`. An invalid or expired token gets `401`, as does a public link's token; an
         *     applicant's session is not affected. This token can be guessed too, so attempts are counted.
         */
        get: operations["getServiceView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup/find": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search for an entry, or load one
         * @description Two kinds of requests share one path. With `text` and `category`: a list of at most `max_results` items, best
         *     first, or an empty list if nothing matches. With `id` and `category`: the record of that item, an address for
         *     the category `address` and a named place otherwise; `404` if there is none. The `name` of a place is the `text`
         *     of its item. Exactly one of `text` and `id` is sent. Clients ignore every failure here, so that a failed search
         *     never blocks an applicant.
         */
        get: operations["findLookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether the backend can serve calls
         * @description For load balancers and monitoring; the application itself never calls it. It needs no session, sets no cookies
         *     of this contract, and only says that calls can be served. Any reply except `200` means that they cannot.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Shown to the applicant unchanged. An error says what happened and what to do next. */
        Sentence: string;
        /**
         * Format: date-time
         * @description A timestamp of RFC 3339 with its offset, such as `2026-11-16T09:00:00Z` or `2026-11-16T10:00:00.5+01:00`.
         */
        Timestamp: string;
        /** @description A reply that contains only a message. */
        Message: {
            message: components["schemas"]["Sentence"];
        };
        /** @description Every error of every operation. */
        ErrorReply: {
            message: components["schemas"]["Sentence"];
            /** @description For programs. Each status lists its codes; clients ignore unknown ones. */
            code?: string;
        };
        /** @description The error of a submission without a required document. */
        DocumentMissing: {
            message: components["schemas"]["Sentence"];
            /** @constant */
            code: "document_missing";
            errors: components["schemas"]["PageErrors"];
        };
        /** @description The request is not one that the contract allows. */
        InvalidRequestError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code?: "invalid_request";
        };
        /** @description Something went wrong on our side. */
        UnexpectedError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code?: "unexpected";
        };
        /** @description The body or the file is larger than the server accepts. */
        TooLargeError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code?: "too_large";
        };
        /** @description Too many attempts in a short time. */
        TooManyRequestsError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code?: "too_many_requests";
        };
        /** @description There is no valid session. */
        SessionInvalidError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code?: "session_invalid";
        };
        /** @description The session is not the one whose marker was sent. */
        SessionReplacedError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code: "session_replaced";
        };
        /** @description Another site started the call. */
        CrossSiteError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code: "cross_site";
        };
        /** @description The application can no longer be changed, or another site started the call. */
        ChangeRejectedError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code: "already_submitted" | "cross_site";
        };
        /** @description The e-mail address is malformed. */
        UsernameError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code: "invalid_username" | "invalid_request";
        };
        /** @description The e-mail address or the password is not acceptable. */
        SignUpError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code: "weak_password" | "password_leaked" | "invalid_username" | "invalid_request";
        };
        /** @description A confirmed account with this address exists. */
        UserExistsError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code?: "user_exists";
        };
        /** @description The code is wrong or has expired. */
        ConfirmationError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code: "code_rejected" | "invalid_request" | "invalid_username";
        };
        /** @description The log-in was rejected. */
        LogInError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code: "bad_credentials" | "user_not_confirmed" | "invalid_request" | "invalid_username";
        };
        /** @description The link or the password was rejected. */
        PasswordResetError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code: "link_rejected" | "passwords_differ" | "weak_password" | "password_leaked" | "invalid_request" | "invalid_username";
        };
        /** @description The status would move backward or skip a step, or the session has been replaced. */
        WebStatusError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code: "status_out_of_order" | "session_replaced";
        };
        /** @description The application cannot be submitted yet, or the session has been replaced. */
        SubmissionError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code: "not_ready" | "conversion_running" | "session_replaced";
        };
        /** @description The contract does not allow this save. */
        InvalidAnswerError: {
            message: components["schemas"]["Sentence"];
            /** @constant */
            code?: "invalid_answer";
            /** @description The keys of the answers that are refused. See "Refused answers" at `PUT /api/answer`. */
            answers?: string[];
        };
        /** @description Another save came first. */
        AnswersChangedError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code: "answers_changed";
        };
        /** @description The upload target is no longer valid. */
        UploadExpiredError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code?: "upload_expired";
        };
        /** @description The document, the file key or the kind of file is not accepted. */
        ConversionError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code?: "unsupported_file" | "invalid_request";
        };
        /** @description No file was uploaded under this key. */
        FileMissingError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code?: "file_missing";
        };
        /** @description The link of a public view is unknown or has expired. */
        TokenUnknownError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code?: "token_unknown";
        };
        /** @description The token of a service view is unknown or has expired. */
        TokenInvalidError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code?: "token_invalid";
        };
        /** @description There is no record with this id. */
        RecordMissingError: components["schemas"]["ErrorReply"] & {
            /** @enum {unknown} */
            code?: "record_missing";
        };
        /** @description Confirms that calls can be served. */
        Health: {
            /** @constant */
            status: "ok";
        };
        /**
         * @description The progress of the application. Never moves backward and never skips a step.
         * @enum {string}
         */
        WebStatus: "started" | "validating" | "submitted";
        /** @description The status to record. */
        WebStatusChange: {
            web_status: components["schemas"]["WebStatus"];
        };
        /**
         * @description The path of a form page.
         * @enum {string}
         */
        LastPage: "/about" | "/education" | "/final-steps";
        /** @description The page the applicant is on. */
        LastPageChange: {
            last_page: components["schemas"]["LastPage"];
        };
        /** @description Everything saved for one applicant. */
        StudentProfile: {
            /** @description The e-mail address, with its ASCII letters in lower case. */
            username: string;
            /**
             * @description The page last visited; `''` before the first visit.
             * @enum {string}
             */
            last_page: "" | "/about" | "/education" | "/final-steps";
            /** @description One entry per successful login, oldest first. */
            successful_login: components["schemas"]["SuccessfulLogin"][];
            /** @description The history of the web status, oldest first. Duplicates are possible and harmless. */
            web_status: components["schemas"]["WebStatusEntry"][];
            answer: components["schemas"]["StudentAnswers"];
            document_answer: components["schemas"]["DocumentAnswers"];
            saves?: components["schemas"]["AppliedSaves"];
            /** @description Encrypts unsaved answers on the student's device. 32 bytes in base64url; see "Privacy". */
            letters_key?: string;
        };
        /** @description The highest number applied of each form's changes, by the form's id. See `PUT /api/answer`. */
        AppliedSaves: {
            [key: string]: number;
        };
        /** @description A log-in that succeeded, and when. */
        SuccessfulLogin: {
            timestamp: components["schemas"]["Timestamp"];
        };
        /** @description A status that was recorded, and when. */
        WebStatusEntry: {
            web_status: components["schemas"]["WebStatus"];
            timestamp: components["schemas"]["Timestamp"];
        };
        /** @description Messages per question. The key is an answer key or the name of a check over several answers (`signature_acks`). */
        ValidationErrors: {
            [key: string]: components["schemas"]["Sentence"][];
        };
        /** @description The keys of each page's questions. */
        PageSchema: {
            about?: components["schemas"]["PageKeys"];
            education?: components["schemas"]["PageKeys"];
            "final-steps"?: components["schemas"]["PageKeys"];
        };
        /** @description Answer keys, which are the properties of `StudentAnswers`. Reject any other with `400`. */
        PageKeys: string[];
        /** @description The errors that the browser found, and the keys of each page's questions. */
        ValidationsRequest: {
            validation_errors: components["schemas"]["ValidationErrors"];
            page_schema: components["schemas"]["PageSchema"];
        };
        /** @description Messages per page and question. */
        PageErrors: {
            about?: components["schemas"]["ValidationErrors"];
            education?: components["schemas"]["ValidationErrors"];
            "final-steps"?: components["schemas"]["ValidationErrors"];
        };
        /** @description The errors that the server found, if any. */
        ValidationsReply: {
            message: components["schemas"]["Sentence"];
            errors?: components["schemas"]["PageErrors"];
        };
        /**
         * @description The id of an add-another button; also the prefix of its items' keys.
         * @enum {string}
         */
        AddAnotherButton: "parent" | "prev_college";
        /** @description Items per button. A missing button has one item. */
        AddAnotherCounts: {
            parent?: components["schemas"]["ParentCount"];
            prev_college?: components["schemas"]["CollegeCount"];
        };
        /** @description The number of parents or guardians entered. */
        ParentCount: number;
        /** @description The number of colleges entered. */
        CollegeCount: number;
        /** @description The number of items of a button. */
        AddAnotherChange: {
            button_id: components["schemas"]["AddAnotherButton"];
            num_components: number;
        };
        /** @description The number of items per button. */
        AddAnotherReply: {
            add_another: components["schemas"]["AddAnotherCounts"];
        };
        /**
         * @description A group of tabs.
         * @enum {string}
         */
        TabId: "home_address_tab" | "hs_tab";
        /**
         * @description A tab of a group: an address or school in the US, or abroad.
         * @enum {string}
         */
        TabChoice: "us" | "intl";
        /** @description The chosen tab per group. A missing group shows its default tab, `us`. */
        ChosenTabs: {
            home_address_tab?: components["schemas"]["TabChoice"];
            hs_tab?: components["schemas"]["TabChoice"];
        };
        /** @description The tab chosen in a group. */
        TabChange: {
            tab_id: components["schemas"]["TabId"];
            chosen_tab: components["schemas"]["TabChoice"];
        };
        /** @description The chosen tab per group. */
        TabsReply: {
            tabs: components["schemas"]["ChosenTabs"];
        };
        /**
         * @description UNPROCESSED: waiting. IN_PROGRESS: running. COMPLETED: done. FAILED: ended with an error. NOT_ANSWERED: nothing
         *     to process.
         * @enum {string}
         */
        ProcessingStatus: "COMPLETED" | "FAILED" | "IN_PROGRESS" | "UNPROCESSED" | "NOT_ANSWERED";
        /** @description The state of the conversion. */
        ConversionStatus: {
            status: components["schemas"]["ProcessingStatus"];
            message: components["schemas"]["Sentence"];
        };
        /** @description The state of the copy, and where to download it. */
        PdfStatus: {
            status: components["schemas"]["ProcessingStatus"];
            /** @description Where to download the copy, as an https address or a path; `''` unless COMPLETED. */
            url: string;
        };
        /** @description The question that the document answers. */
        UploadRequest: {
            answer_key: components["schemas"]["DocumentAnswerKey"];
        };
        /** @description Where to post a file, and what to send with it. */
        UploadTarget: {
            /** @description Where to post the file, as an address or a path; over https, except on a developer's machine. */
            url: string;
            fields: components["schemas"]["UploadFields"];
        };
        /** @description Sent with the file, unchanged and in this order. The storage service chooses them. */
        UploadFields: {
            key: string;
        } & {
            [key: string]: string;
        };
        /** @description All fields of the upload target, as texts, then the file. */
        UploadForm: {
            key: string;
            /** Format: binary */
            file: string;
        };
        /** @description The uploaded file to convert. */
        ConversionRequest: {
            /** @description The `key` field of the upload target. */
            file_key: string;
            /** @description The name of the chosen file. */
            file_name: string;
        };
        /** @description An uploaded document, and when it was uploaded. */
        DocumentAnswer: {
            file_name: string;
            status: components["schemas"]["ProcessingStatus"];
            uploaded_at?: components["schemas"]["Timestamp"];
        };
        /** @description The uploaded documents by question. */
        DocumentAnswers: {
            hs_transcript_doc?: components["schemas"]["DocumentAnswer"];
            college_transcript_doc?: components["schemas"]["DocumentAnswer"];
            resume_doc?: components["schemas"]["DocumentAnswer"];
        };
        /** @description The uploaded documents. */
        DocumentsReply: {
            document_answer: components["schemas"]["DocumentAnswers"];
        };
        /** @description An application as the holder of a public link sees it; it does not reveal whose account it is. */
        PublicView: {
            answer: components["schemas"]["StudentAnswers"];
            add_another: components["schemas"]["AddAnotherCounts"];
            document_answer: components["schemas"]["DocumentAnswers"];
            tabs: components["schemas"]["ChosenTabs"];
        };
        /**
         * @description An application as staff read it. `username` and `submitted_at` identify the applicant and the printout: a
         *     backend always sends the first, and the second once the application is submitted; it never changes.
         */
        ServiceView: {
            username?: components["schemas"]["Username"];
            submitted_at?: components["schemas"]["Timestamp"];
            answer: components["schemas"]["StudentAnswers"];
            add_another: components["schemas"]["AddAnotherCounts"];
            document_answer: components["schemas"]["DocumentAnswers"];
            tabs: components["schemas"]["ChosenTabs"];
        };
        /**
         * @description The kinds of entries that can be searched.
         * @enum {string}
         */
        LookupCategory: "college_ceeb" | "hs_ceeb" | "address" | "hs_international" | "company";
        /** @description One line of a search result. */
        LookupItem: {
            text: string;
            id: string;
            /** @description A second line, such as the place; may be `''`. */
            sub_text: string;
        };
        /** @description The details of an address. Unknown parts are `''`. */
        AddressRecord: {
            address_line_1: string;
            address_line_2: string;
            city: string;
            /** @description The full name, as in the state list. */
            state: string;
            postal_code: string;
            county: string;
            country: components["schemas"]["CountryAnswer"];
        };
        /** @description The details of a school, college or company. Unknown parts are `''`. */
        NameRecord: {
            name: string;
            city: string;
            /** @description The full name, as in the state list. */
            state: string;
            country: components["schemas"]["CountryAnswer"];
            ceeb: string;
        };
        /**
         * @description An e-mail address: the pattern of `StudentProfile.username`, in either case; see "Addresses". Anything else,
         *     such as a full-width or invisible character, is rejected with `invalid_username`.
         */
        Username: string;
        /**
         * Format: password
         * @description The password of an account, as typed to log in, or to confirm a new password.
         */
        Password: string;
        /**
         * Format: password
         * @description At least 12 characters, an upper-case and a lower-case ASCII letter, a digit, an ASCII punctuation mark, and no
         *     white space at either end. If nothing else is wrong with the body, it is rejected with `weak_password`.
         */
        NewPassword: string;
        /** @description An e-mail address, and the password chosen for it. */
        NewCredentials: {
            username: components["schemas"]["Username"];
            password: components["schemas"]["NewPassword"];
        };
        /** @description An e-mail address and a password. */
        Credentials: {
            username: components["schemas"]["Username"];
            password: components["schemas"]["Password"];
        };
        /** @description An e-mail address. */
        UsernameOnly: {
            username: components["schemas"]["Username"];
        };
        /** @description An e-mail address, and the code that was sent to it. */
        Confirmation: {
            username: components["schemas"]["Username"];
            code: string;
        };
        /** @description A new password, and the link that allows it. */
        PasswordReset: {
            username: components["schemas"]["Username"];
            password: components["schemas"]["NewPassword"];
            confirm_password: components["schemas"]["Password"];
            /** @description The id of the e-mailed link. See `POST /public/forgot-password` for its characters. */
            id: string;
        };
        /** @description Free text, possibly half-typed. The form's own limits are stricter. */
        TextAnswer: string;
        /** @description Multi-line free text, possibly half-typed. */
        LongTextAnswer: string;
        /** @description A date as YYYY-MM-DD, possibly half-typed. */
        DateAnswer: string;
        /**
         * @description `'yes'`, `'no'` or not answered.
         * @enum {string}
         */
        YesNoAnswer: "" | "yes" | "no";
        /**
         * @description A ticked box is `'true'`, an empty one `''`.
         * @enum {string}
         */
        TickAnswer: "" | "true";
        /**
         * @description Marks a document question as answered.
         * @enum {string}
         */
        DocumentMark: "" | "ANSWERED";
        /** @description An ISO 3166-1 alpha-2 code, or `''`. */
        CountryAnswer: string;
        /** @description The full name of a state, territory or province, or `''`. */
        StateAnswer: string;
        /**
         * @description The number of a month, or `''`.
         * @enum {string}
         */
        MonthAnswer: "" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";
        /** @description A year of four digits, or `''`. */
        YearAnswer: string;
        /**
         * @description How a parent or guardian is related to the applicant.
         * @enum {string}
         */
        RelationAnswer: "" | "mother" | "father" | "guardian" | "other";
        /**
         * @description The degree earned at a college.
         * @enum {string}
         */
        DegreeAnswer: "" | "none" | "associate" | "bachelor";
        /** @description The label of the chosen option, kept so that staff see what the applicant saw. */
        ChoiceLabel: string;
        /**
         * @description Every question's answer. All are strings, all are optional, and the empty answer is `''`. `<key>_desc` contains
         *     the label of the option chosen for `<key>`. Items of an add-another are numbered: `<button_id>_<n>_<key>`. The
         *     names of these properties are the answer keys.
         */
        StudentAnswers: {
            first_name?: components["schemas"]["TextAnswer"];
            middle_name?: components["schemas"]["TextAnswer"];
            last_name?: components["schemas"]["TextAnswer"];
            /** @enum {string} */
            name_suffix?: "" | "jr" | "sr" | "ii" | "iii" | "iv";
            name_suffix_desc?: components["schemas"]["ChoiceLabel"];
            preferred_name?: components["schemas"]["TextAnswer"];
            other_name_ind?: components["schemas"]["YesNoAnswer"];
            other_name_ind_desc?: components["schemas"]["ChoiceLabel"];
            former_name?: components["schemas"]["TextAnswer"];
            birth_date?: components["schemas"]["DateAnswer"];
            guardian_aware_ind?: components["schemas"]["TickAnswer"];
            /** @enum {string} */
            gender?: "" | "female" | "male" | "nonbinary" | "another" | "undisclosed";
            gender_desc?: components["schemas"]["ChoiceLabel"];
            ethnicity_hispanic_ind?: components["schemas"]["TickAnswer"];
            ethnicity_asian_ind?: components["schemas"]["TickAnswer"];
            ethnicity_black_ind?: components["schemas"]["TickAnswer"];
            ethnicity_mena_ind?: components["schemas"]["TickAnswer"];
            ethnicity_native_ind?: components["schemas"]["TickAnswer"];
            ethnicity_pacific_ind?: components["schemas"]["TickAnswer"];
            ethnicity_white_ind?: components["schemas"]["TickAnswer"];
            /** @enum {string} */
            citizenship_status?: "" | "us_citizen" | "permanent_resident" | "refugee_asylee" | "international" | "other_status";
            citizenship_status_desc?: components["schemas"]["ChoiceLabel"];
            ssn?: components["schemas"]["TextAnswer"];
            alien_number?: components["schemas"]["TextAnswer"];
            /** @description An ISO 3166-1 alpha-2 code, `XX` for a stateless person, or `''`. ISO assigns `XX` to no country. */
            citizenship_country?: string;
            citizenship_country_desc?: components["schemas"]["ChoiceLabel"];
            /** @enum {string} */
            visa_type?: "" | "f1" | "j1" | "h4" | "other" | "none";
            visa_type_desc?: components["schemas"]["ChoiceLabel"];
            visa_other?: components["schemas"]["TextAnswer"];
            i20_needed_ind?: components["schemas"]["YesNoAnswer"];
            i20_needed_ind_desc?: components["schemas"]["ChoiceLabel"];
            birth_country?: components["schemas"]["CountryAnswer"];
            birth_country_desc?: components["schemas"]["ChoiceLabel"];
            birth_state?: components["schemas"]["StateAnswer"];
            birth_state_desc?: components["schemas"]["ChoiceLabel"];
            contact_email?: components["schemas"]["TextAnswer"];
            phone_mobile?: components["schemas"]["TextAnswer"];
            phone_home?: components["schemas"]["TextAnswer"];
            optin_sms_ind?: components["schemas"]["TickAnswer"];
            phone_international?: components["schemas"]["TextAnswer"];
            home_address_line_1?: components["schemas"]["TextAnswer"];
            home_address_line_2?: components["schemas"]["TextAnswer"];
            home_city?: components["schemas"]["TextAnswer"];
            home_state?: components["schemas"]["StateAnswer"];
            home_state_desc?: components["schemas"]["ChoiceLabel"];
            home_postal_code?: components["schemas"]["TextAnswer"];
            home_county?: components["schemas"]["TextAnswer"];
            home_intl_address?: components["schemas"]["LongTextAnswer"];
            home_country?: components["schemas"]["CountryAnswer"];
            home_country_desc?: components["schemas"]["ChoiceLabel"];
            mailing_same_ind?: components["schemas"]["YesNoAnswer"];
            mailing_same_ind_desc?: components["schemas"]["ChoiceLabel"];
            mailing_address_line_1?: components["schemas"]["TextAnswer"];
            mailing_city?: components["schemas"]["TextAnswer"];
            mailing_state?: components["schemas"]["StateAnswer"];
            mailing_state_desc?: components["schemas"]["ChoiceLabel"];
            mailing_postal_code?: components["schemas"]["TextAnswer"];
            mailing_country?: components["schemas"]["CountryAnswer"];
            mailing_country_desc?: components["schemas"]["ChoiceLabel"];
            parent_1_name?: components["schemas"]["TextAnswer"];
            parent_1_relation?: components["schemas"]["RelationAnswer"];
            parent_1_relation_desc?: components["schemas"]["ChoiceLabel"];
            parent_1_email?: components["schemas"]["TextAnswer"];
            parent_1_employer?: components["schemas"]["TextAnswer"];
            parent_2_name?: components["schemas"]["TextAnswer"];
            parent_2_relation?: components["schemas"]["RelationAnswer"];
            parent_2_relation_desc?: components["schemas"]["ChoiceLabel"];
            parent_2_email?: components["schemas"]["TextAnswer"];
            parent_2_employer?: components["schemas"]["TextAnswer"];
            parent_3_name?: components["schemas"]["TextAnswer"];
            parent_3_relation?: components["schemas"]["RelationAnswer"];
            parent_3_relation_desc?: components["schemas"]["ChoiceLabel"];
            parent_3_email?: components["schemas"]["TextAnswer"];
            parent_3_employer?: components["schemas"]["TextAnswer"];
            parent_4_name?: components["schemas"]["TextAnswer"];
            parent_4_relation?: components["schemas"]["RelationAnswer"];
            parent_4_relation_desc?: components["schemas"]["ChoiceLabel"];
            parent_4_email?: components["schemas"]["TextAnswer"];
            parent_4_employer?: components["schemas"]["TextAnswer"];
            siblings_count?: components["schemas"]["TextAnswer"];
            sibling_attended?: components["schemas"]["TextAnswer"];
            /** @enum {string} */
            first_gen_ind?: "" | "yes" | "no" | "unsure";
            first_gen_ind_desc?: components["schemas"]["ChoiceLabel"];
            /** @enum {string} */
            applicant_type?: "" | "first_year" | "transfer";
            applicant_type_desc?: components["schemas"]["ChoiceLabel"];
            /** @enum {string} */
            entry_term?: "" | "fall" | "spring";
            entry_term_desc?: components["schemas"]["ChoiceLabel"];
            entry_year?: components["schemas"]["YearAnswer"];
            entry_year_desc?: components["schemas"]["ChoiceLabel"];
            /** @enum {string} */
            intended_program?: "" | "engineering" | "business" | "arts" | "sciences" | "undecided";
            intended_program_desc?: components["schemas"]["ChoiceLabel"];
            intended_major?: components["schemas"]["TextAnswer"];
            intended_major_desc?: components["schemas"]["ChoiceLabel"];
            portfolio_url?: components["schemas"]["TextAnswer"];
            hs_name?: components["schemas"]["TextAnswer"];
            hs_city?: components["schemas"]["TextAnswer"];
            hs_state?: components["schemas"]["StateAnswer"];
            hs_state_desc?: components["schemas"]["ChoiceLabel"];
            hs_ceeb?: components["schemas"]["TextAnswer"];
            hs_intl_name?: components["schemas"]["TextAnswer"];
            hs_country?: components["schemas"]["CountryAnswer"];
            hs_country_desc?: components["schemas"]["ChoiceLabel"];
            hs_grad_month?: components["schemas"]["MonthAnswer"];
            hs_grad_month_desc?: components["schemas"]["ChoiceLabel"];
            hs_grad_year?: components["schemas"]["YearAnswer"];
            hs_grad_year_desc?: components["schemas"]["ChoiceLabel"];
            senior_courses?: components["schemas"]["LongTextAnswer"];
            counselor_name?: components["schemas"]["TextAnswer"];
            counselor_email?: components["schemas"]["TextAnswer"];
            /** @enum {string} */
            hs_gpa_scale?: "" | "4.0" | "5.0" | "100" | "other" | "none";
            hs_gpa_scale_desc?: components["schemas"]["ChoiceLabel"];
            hs_gpa?: components["schemas"]["TextAnswer"];
            hs_class_size?: components["schemas"]["TextAnswer"];
            hs_class_rank?: components["schemas"]["TextAnswer"];
            prev_college_ind?: components["schemas"]["YesNoAnswer"];
            prev_college_ind_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_1_name?: components["schemas"]["TextAnswer"];
            prev_college_1_city?: components["schemas"]["TextAnswer"];
            prev_college_1_state?: components["schemas"]["StateAnswer"];
            prev_college_1_state_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_1_start_month?: components["schemas"]["MonthAnswer"];
            prev_college_1_start_month_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_1_start_year?: components["schemas"]["YearAnswer"];
            prev_college_1_start_year_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_1_end_month?: components["schemas"]["MonthAnswer"];
            prev_college_1_end_month_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_1_end_year?: components["schemas"]["YearAnswer"];
            prev_college_1_end_year_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_1_degree?: components["schemas"]["DegreeAnswer"];
            prev_college_1_degree_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_2_name?: components["schemas"]["TextAnswer"];
            prev_college_2_city?: components["schemas"]["TextAnswer"];
            prev_college_2_state?: components["schemas"]["StateAnswer"];
            prev_college_2_state_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_2_start_month?: components["schemas"]["MonthAnswer"];
            prev_college_2_start_month_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_2_start_year?: components["schemas"]["YearAnswer"];
            prev_college_2_start_year_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_2_end_month?: components["schemas"]["MonthAnswer"];
            prev_college_2_end_month_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_2_end_year?: components["schemas"]["YearAnswer"];
            prev_college_2_end_year_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_2_degree?: components["schemas"]["DegreeAnswer"];
            prev_college_2_degree_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_3_name?: components["schemas"]["TextAnswer"];
            prev_college_3_city?: components["schemas"]["TextAnswer"];
            prev_college_3_state?: components["schemas"]["StateAnswer"];
            prev_college_3_state_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_3_start_month?: components["schemas"]["MonthAnswer"];
            prev_college_3_start_month_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_3_start_year?: components["schemas"]["YearAnswer"];
            prev_college_3_start_year_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_3_end_month?: components["schemas"]["MonthAnswer"];
            prev_college_3_end_month_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_3_end_year?: components["schemas"]["YearAnswer"];
            prev_college_3_end_year_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_3_degree?: components["schemas"]["DegreeAnswer"];
            prev_college_3_degree_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_4_name?: components["schemas"]["TextAnswer"];
            prev_college_4_city?: components["schemas"]["TextAnswer"];
            prev_college_4_state?: components["schemas"]["StateAnswer"];
            prev_college_4_state_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_4_start_month?: components["schemas"]["MonthAnswer"];
            prev_college_4_start_month_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_4_start_year?: components["schemas"]["YearAnswer"];
            prev_college_4_start_year_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_4_end_month?: components["schemas"]["MonthAnswer"];
            prev_college_4_end_month_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_4_end_year?: components["schemas"]["YearAnswer"];
            prev_college_4_end_year_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_4_degree?: components["schemas"]["DegreeAnswer"];
            prev_college_4_degree_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_5_name?: components["schemas"]["TextAnswer"];
            prev_college_5_city?: components["schemas"]["TextAnswer"];
            prev_college_5_state?: components["schemas"]["StateAnswer"];
            prev_college_5_state_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_5_start_month?: components["schemas"]["MonthAnswer"];
            prev_college_5_start_month_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_5_start_year?: components["schemas"]["YearAnswer"];
            prev_college_5_start_year_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_5_end_month?: components["schemas"]["MonthAnswer"];
            prev_college_5_end_month_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_5_end_year?: components["schemas"]["YearAnswer"];
            prev_college_5_end_year_desc?: components["schemas"]["ChoiceLabel"];
            prev_college_5_degree?: components["schemas"]["DegreeAnswer"];
            prev_college_5_degree_desc?: components["schemas"]["ChoiceLabel"];
            college_credits?: components["schemas"]["TextAnswer"];
            college_transcript_doc?: components["schemas"]["DocumentMark"];
            honors_interest_ind?: components["schemas"]["YesNoAnswer"];
            honors_interest_ind_desc?: components["schemas"]["ChoiceLabel"];
            test_scores_ind?: components["schemas"]["YesNoAnswer"];
            test_scores_ind_desc?: components["schemas"]["ChoiceLabel"];
            sat_ebrw?: components["schemas"]["TextAnswer"];
            sat_math?: components["schemas"]["TextAnswer"];
            act_composite?: components["schemas"]["TextAnswer"];
            /** @enum {string} */
            english_test?: "" | "toefl" | "ielts" | "duolingo" | "none";
            english_test_desc?: components["schemas"]["ChoiceLabel"];
            toefl_score?: components["schemas"]["TextAnswer"];
            /** @enum {string} */
            english_test_timing?: "" | "taken" | "within_3_months" | "later";
            english_test_timing_desc?: components["schemas"]["ChoiceLabel"];
            english_support_note?: components["schemas"]["LongTextAnswer"];
            hs_transcript_doc?: components["schemas"]["DocumentMark"];
            resume_doc?: components["schemas"]["DocumentMark"];
            heard_counselor_ind?: components["schemas"]["TickAnswer"];
            heard_friend_ind?: components["schemas"]["TickAnswer"];
            heard_fair_ind?: components["schemas"]["TickAnswer"];
            heard_web_ind?: components["schemas"]["TickAnswer"];
            heard_other_ind?: components["schemas"]["TickAnswer"];
            heard_other?: components["schemas"]["TextAnswer"];
            discipline_ind?: components["schemas"]["YesNoAnswer"];
            discipline_ind_desc?: components["schemas"]["ChoiceLabel"];
            discipline_explain?: components["schemas"]["LongTextAnswer"];
            ack_accuracy_ind?: components["schemas"]["TickAnswer"];
            ack_conduct_ind?: components["schemas"]["TickAnswer"];
            ack_records_ind?: components["schemas"]["TickAnswer"];
            signature_confirmed?: components["schemas"]["TickAnswer"];
            signature_name?: components["schemas"]["TextAnswer"];
            signature_date?: components["schemas"]["DateAnswer"];
        };
        /**
         * @description A question answered with a document.
         * @enum {string}
         */
        DocumentAnswerKey: "hs_transcript_doc" | "college_transcript_doc" | "resume_doc";
    };
    responses: {
        /** @description There is no valid session. */
        SessionInvalid: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionInvalidError"];
            };
        };
        /**
         * @description Another site started the call (`Sec-Fetch-Site: cross-site` or `same-site`), through a link, an image or a form.
         *     It is rejected before it changes anything. If the session is missing or has ended, the reply is `401` instead.
         */
        CrossSite: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CrossSiteError"];
            };
        };
        /** @description The session is not the one whose marker was sent in `Admit-Session`. Nothing was done. */
        SessionReplaced: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionReplacedError"];
            };
        };
        /** @description The application is submitted and can no longer be changed, or another site started the call; see "Other sites". */
        ChangeRejected: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChangeRejectedError"];
            };
        };
        /** @description The key does not belong to a document question. */
        UnknownDocument: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvalidRequestError"];
            };
        };
        /** @description The e-mail address is malformed. */
        InvalidUsername: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UsernameError"];
            };
        };
        /** @description The token is missing. */
        TokenMissing: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvalidRequestError"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooLargeError"];
            };
        };
        /** @description The body is larger than the server accepts. */
        BodyTooLarge: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooLargeError"];
            };
        };
        /** @description Too many attempts in a short time. */
        TooManyRequests: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                /**
                 * @description Seconds to wait before the next attempt; the message says this too.
                 * @example 60
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooManyRequestsError"];
            };
        };
        /** @description Something went wrong on our side. */
        Unexpected: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnexpectedError"];
            };
        };
    };
    parameters: {
        /**
         * @description The key of the document question.
         * @example hs_transcript_doc
         */
        AnswerKeyPath: components["schemas"]["DocumentAnswerKey"];
        /**
         * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
         * @example u7Qn2xLr9aZk
         */
        SessionMarker: string;
        /**
         * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
         * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
         */
        Traceparent: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Keeps browsers and proxies from storing data that only this applicant may see. Contains `no-store`.
         * @example no-store
         */
        NoStore: string;
        /**
         * @description The version of the saved answers. A backend without versions sends none.
         * @example "7-5f0c9d2e81aa"
         */
        AnswersVersion: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["AnswersVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentProfile"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            409: components["responses"]["SessionReplaced"];
            500: components["responses"]["Unexpected"];
        };
    };
    saveWebStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebStatusChange"];
            };
        };
        responses: {
            /** @description The status is recorded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The body does not name a status. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["CrossSite"];
            /** @description The status would move backward or skip a step, or the session has been replaced. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebStatusError"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["Unexpected"];
        };
    };
    saveLastPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LastPageChange"];
            };
        };
        responses: {
            /** @description The page is remembered. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The page is not one of the form's pages. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["ChangeRejected"];
            409: components["responses"]["SessionReplaced"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["Unexpected"];
        };
    };
    postValidations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidationsRequest"];
            };
        };
        responses: {
            /** @description The errors are recorded; page-level errors, if any, are returned. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationsReply"];
                };
            };
            /** @description The body does not match its schema. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["ChangeRejected"];
            409: components["responses"]["SessionReplaced"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["Unexpected"];
        };
    };
    submitApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application is submitted, now or earlier. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Required documents are missing. `errors` names each of them, like the reply of `POST /api/validations`. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentMissing"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["CrossSite"];
            /**
             * @description The application is not ready: its status is not validating or a required answer is missing. Or the session
             *     is a different one.
             */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionError"];
                };
            };
            500: components["responses"]["Unexpected"];
        };
    };
    saveAnswers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
                /**
                 * @description The `ETag` of the answers that this save is based on. Without it, the save is unconditional.
                 * @example "7-5f0c9d2e81aa"
                 */
                "If-Match"?: string;
                /**
                 * @description The highest number of each form's changes that this save contains: at most 50 entries `<form id>.<number>`.
                 *     See "Numbers". Answer a malformed value with `400`; a backend without numbers ignores the header.
                 * @example k3x9w2pq.5, m1b7c4zd.2
                 */
                "Admit-Save"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentAnswers"];
            };
        };
        responses: {
            /** @description The answers are saved. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["AnswersVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description A key is unknown, a choice is not one of its values, a text is too long, or `Admit-Save` is malformed. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidAnswerError"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["ChangeRejected"];
            409: components["responses"]["SessionReplaced"];
            /** @description The saved answers have changed since the version in `If-Match`. Nothing is saved. */
            412: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswersChangedError"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["Unexpected"];
        };
    };
    getAddAnother: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddAnotherReply"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            409: components["responses"]["SessionReplaced"];
            500: components["responses"]["Unexpected"];
        };
    };
    saveAddAnother: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddAnotherChange"];
            };
        };
        responses: {
            /** @description The number is saved. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The button is unknown or the number is out of range. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["ChangeRejected"];
            409: components["responses"]["SessionReplaced"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["Unexpected"];
        };
    };
    getTabs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chosen tabs. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TabsReply"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            409: components["responses"]["SessionReplaced"];
            500: components["responses"]["Unexpected"];
        };
    };
    saveTab: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TabChange"];
            };
        };
        responses: {
            /** @description The tab is saved. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The tab is unknown. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["ChangeRejected"];
            409: components["responses"]["SessionReplaced"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["Unexpected"];
        };
    };
    requestUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description The upload target. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadTarget"];
                };
            };
            /** @description The key does not belong to a document question. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["ChangeRejected"];
            409: components["responses"]["SessionReplaced"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description The file is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description A field or the file is missing. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description The upload target has expired or the fields were changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadExpiredError"];
                };
            };
            /** @description The file is larger than 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            500: components["responses"]["Unexpected"];
        };
    };
    getDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsReply"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            409: components["responses"]["SessionReplaced"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path: {
                /**
                 * @description The key of the document question.
                 * @example hs_transcript_doc
                 */
                answer_key: components["parameters"]["AnswerKeyPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document is removed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["UnknownDocument"];
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["ChangeRejected"];
            409: components["responses"]["SessionReplaced"];
            500: components["responses"]["Unexpected"];
        };
    };
    getConversion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path: {
                /**
                 * @description The key of the document question.
                 * @example hs_transcript_doc
                 */
                answer_key: components["parameters"]["AnswerKeyPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionStatus"];
                };
            };
            400: components["responses"]["UnknownDocument"];
            401: components["responses"]["SessionInvalid"];
            409: components["responses"]["SessionReplaced"];
            500: components["responses"]["Unexpected"];
        };
    };
    startConversion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path: {
                /**
                 * @description The key of the document question.
                 * @example hs_transcript_doc
                 */
                answer_key: components["parameters"]["AnswerKeyPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversionRequest"];
            };
        };
        responses: {
            /** @description The conversion has started. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The document, the file key or the kind of file is not accepted. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionError"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["ChangeRejected"];
            /** @description No file was uploaded under this key. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileMissingError"];
                };
            };
            409: components["responses"]["SessionReplaced"];
            /** @description The body, or the uploaded file, is larger than the server accepts. */
            413: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooLargeError"];
                };
            };
            500: components["responses"]["Unexpected"];
        };
    };
    deleteConversion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path: {
                /**
                 * @description The key of the document question.
                 * @example hs_transcript_doc
                 */
                answer_key: components["parameters"]["AnswerKeyPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The converted file is removed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["UnknownDocument"];
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["ChangeRejected"];
            409: components["responses"]["SessionReplaced"];
            500: components["responses"]["Unexpected"];
        };
    };
    getPdf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status and, when completed, where to download the copy. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PdfStatus"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            409: components["responses"]["SessionReplaced"];
            500: components["responses"]["Unexpected"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `admit_session` that the client knows. See "Whose session".
                 * @example u7Qn2xLr9aZk
                 */
                "Admit-Session"?: components["parameters"]["SessionMarker"];
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    /**
                     * @description Expires `admit_session`; a second Set-Cookie expires `admit_id_token`.
                     * @example admit_session=; Path=/; Max-Age=0; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["CrossSite"];
            409: components["responses"]["SessionReplaced"];
            500: components["responses"]["Unexpected"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCredentials"];
            };
        };
        responses: {
            /** @description The account is created and the code is on its way. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The e-mail address or the password is not acceptable. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpError"];
                };
            };
            /** @description A confirmed account with this address exists. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserExistsError"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    confirmAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description The account is confirmed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The code is wrong or has expired. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationError"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsernameOnly"];
            };
        };
        responses: {
            /** @description If there is an unconfirmed account, a new code is on its way. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidUsername"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The session has begun. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    /**
                     * @description The readable marker `admit_session`; a second Set-Cookie carries the HttpOnly `admit_id_token`.
                     * @example admit_session=u7Qn2xLr9aZk; Path=/; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The log-in was rejected. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogInError"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsernameOnly"];
            };
        };
        responses: {
            /** @description If there is an account, a link is on its way. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidUsername"];
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The link or the password was rejected. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetError"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    getPublicView: {
        parameters: {
            query: {
                /**
                 * @description The token of the link. Never logged.
                 * @example EXAMPLE-PUBLIC-TOKEN
                 */
                token: string;
            };
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current application. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicView"];
                };
            };
            400: components["responses"]["TokenMissing"];
            /** @description The link is unknown or has expired. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenUnknownError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    getServiceView: {
        parameters: {
            query: {
                /**
                 * @description The short-lived token. Never logged, never sent anywhere else.
                 * @example EXAMPLE-SERVICE-TOKEN
                 */
                service_token: string;
            };
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current application. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceView"];
                };
            };
            400: components["responses"]["TokenMissing"];
            /** @description The token is unknown or has expired. */
            401: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenInvalidError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    findLookup: {
        parameters: {
            query: {
                /** @description What to search. */
                category: components["schemas"]["LookupCategory"];
                /**
                 * @description The text typed so far.
                 * @example altoona
                 */
                text?: string;
                /**
                 * @description The id of a chosen item.
                 * @example hs-390055
                 */
                id?: string;
                /**
                 * @description The maximum number of items to return; only with `text`.
                 * @example 5
                 */
                max_results?: number;
            };
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items found, or the record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupItem"][] | components["schemas"]["AddressRecord"] | components["schemas"]["NameRecord"];
                };
            };
            /**
             * @description Neither or both of `text` and `id` are given, the category is unknown, or a value is longer, shorter or
             *     larger than its schema allows.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidRequestError"];
                };
            };
            /** @description There is no record with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordMissingError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description W3C Trace Context: two hex digits, 32, 16 and two, joined by `-`. See "References".
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["Traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calls can be served. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["Unexpected"];
        };
    };
}
