// Repeats queries longer than the library's single second, because test machines can be busy.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
