/** What the header says, by where the applicant stands (BAN-02…06). */
export const bannerTexts = {
  preview: {
    title: "You're previewing the application.",
    sub: 'Create an account to save your answers and apply.',
  },
  congratulations: {
    title: "Congratulations! You've started your application to Tern Harbor University.",
    sub: 'Your answers are saved whenever you move to another page.',
  },
  welcomeBack: {
    title: 'Welcome back! Your application is where you left it.',
    sub: 'Everything you saved is still here.',
  },
  completion: {
    title: 'Your application is complete.',
    sub: null,
  },
} as const;
