import { EntryCard } from '../layout/EntryCard.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { useTexts } from '../texts/use-texts.tsx';

export default function Login() {
  const { signIn } = useTexts();
  return (
    <EntryCard title={signIn.title}>
      <SignInForm />
    </EntryCard>
  );
}
