// A busy machine is no defect of a screen: looks are repeated for longer than the library's single second.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 8_000 });
