#!/usr/bin/env node
import { verifyCommand } from './verifyCommand.ts';

process.exitCode = await verifyCommand();
