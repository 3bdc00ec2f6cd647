// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// ../wt/v0/kernel/offers.ts
function n(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = i(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function r(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function i(e, t) {
	let n = [], r = null;
	for (let i of e) {
		let e = t(i);
		e === null ? n.push(i) : r === null ? r = [{
			value: i,
			because: e
		}] : r.push({
			value: i,
			because: e
		});
	}
	return {
		open: n,
		barred: r
	};
}
function a(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < (e.atLeast ?? 0);
	if (e.parts !== void 0) {
		for (let t in e.parts) if (a(e.parts[t])) return !0;
		return !1;
	}
	return (e.max ?? 0) < (e.min ?? 0);
}
function o(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = s(r[e], t);
	return n;
}
function s(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = s(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) {
		let { min: n = 0, max: r = 0 } = e;
		return n + t(r - n + 1);
	}
	let { atLeast: n = 0, atMost: r = e.some.length } = e, i = n + t(Math.min(r, e.some.length) - n + 1), a = [...e.some];
	return Array.from({ length: i }, () => a.splice(t(a.length), 1)[0]);
}
// ../wt/v0/kernel/rules.ts
var c = { to: "stay" }, l = { to: "next" };
function u(e) {
	return {
		to: "done",
		result: e
	};
}
function d() {
	return {
		stay: c,
		next: l,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: u,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// ../wt/v0/kernel/play.ts
function f(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: p(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, ee(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(ve(e, i, a)), he(e, r), r;
}
function p(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function ee(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function te(e, t) {
	let n = m(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = h(e, n);
	return {
		seats: ye(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function ne(e, t) {
	let n = te(e, t), r = m(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || h(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !fe(n) && !pe(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function re(e, t, n) {
	let r = [];
	return ue(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), null), r;
}
function ie(e, t, n) {
	let r = [], i = [];
	return ue(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function ae(e, t, n, r, i = re(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), s = a[i];
		for (let i = 0; i < 20; i++) {
			let i = o(s, r);
			if (le(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function oe(e, t, n) {
	let r = m(t);
	return {
		seat: n,
		...h(e, r).idle(t, r, n)
	};
}
function se(e, t, n) {
	let r = m(t), i = ce(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	ge(e, t, r, i.take(t, r, n.seat, n)), he(e, t);
}
function ce(e, t, n, r) {
	let i = m(t), a = h(e, i);
	return Object.hasOwn(a.actions, r) && xe(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function le(e, t, n, r) {
	return ce(e, t, n, r.type)?.check?.(t, m(t), n, r) ?? null;
}
function ue(e, t, n, r, i) {
	let a = m(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = h(e, a);
	xe(o.ask(t, a), n) && de(o.actions, t, a, n, r, i), o.sealed?.(t, a) || de(e.anytime, t, a, n, r, i);
}
function de(e, t, n, r, i, a) {
	for (let o in e) {
		let s = e[o]?.offer(t, n, r);
		if (s !== void 0) {
			if (Array.isArray(s)) {
				let e = !1;
				for (let t of s) pe(t) || (e = !0, i(o, t));
				!e && a !== null && a(o, me(s[0] ?? {}));
			} else fe(s) ? a?.(o, s) : pe(s) ? a?.(o, me(s)) : i(o, s);
		}
	}
}
var fe = (e) => "refused" in e;
function pe(e) {
	for (let t in e) if (a(e[t])) return !0;
	return !1;
}
function me(e) {
	for (let [t, n] of Object.entries(e)) if (a(n)) return n.not?.[0]?.because ?? n.above ?? {
		refused: "notOffered",
		rule: null,
		facts: { field: t }
	};
	return {
		refused: "notOffered",
		rule: null,
		facts: { field: "" }
	};
}
function he(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = m(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = h(e, n);
		if (typeof r == "function") ge(e, t, n, r(t, n) ?? l);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? ge(e, t, n, l) : t.stack.push(ve(e, r.call, i));
		} else if (be(r.ask(t, n))) ge(e, t, n, l);
		else return;
	}
	throw Error(`runaway rules at ${m(t)?.phase}.${m(t)?.step}`);
}
function ge(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(ve(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = ve(e, r.phase, r.locals);
			return;
		case "done": return _e(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return _e(e, t, n, void 0);
			n.step = r;
		}
	}
}
function _e(e, t, n, r) {
	t.stack.pop();
	let i = m(t);
	if (i === void 0) return;
	let a = h(e, i);
	typeof a != "function" && ge(e, t, i, "call" in a ? a.then?.(t, i, r) ?? l : a.after?.[n.phase]?.(t, i, r) ?? c);
}
var ve = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), m = (e) => e.stack[e.stack.length - 1], h = (e, t) => e.phases[t.phase]?.steps[t.step], ye = (e) => e === null ? [] : typeof e == "number" ? [e] : e, be = (e) => e === null || typeof e != "number" && e.length === 0, xe = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// ../wt/v0/kernel/chacha.ts
function Se(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	Ce.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), g.set(Ce);
	for (let e = 0; e < 10; e++) _(0, 4, 8, 12), _(1, 5, 9, 13), _(2, 6, 10, 14), _(3, 7, 11, 15), _(0, 5, 10, 15), _(1, 6, 11, 12), _(2, 7, 8, 13), _(3, 4, 9, 14);
	return g.map((e, t) => e + Ce[t]);
}
var Ce = Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]), g = /* @__PURE__ */ new Uint32Array(16);
function _(e, t, n, r) {
	we(e, t, r, 16), we(n, r, t, 12), we(e, t, r, 8), we(n, r, t, 7);
}
function we(e, t, n, r) {
	let i = g[e] + g[t] | 0, a = g[n] ^ i;
	g[e] = i, g[n] = a << r | a >>> 32 - r;
}
// ../wt/v0/kernel/chance.ts
var Te = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, Ee = (e) => ({
	key: e,
	drawn: 0
});
function De(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = Se(ke(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
function Oe(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = De(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var ke = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), Ae = 8, v = (e) => 1 << (e ?? Ae), je = (e, t) => ({
	seen: v(e),
	secret: t
}), Me = (e) => ({
	seen: 511,
	secret: e
}), Ne = (e, t) => ({
	pile: "deck",
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), Pe = (e, t, n) => ({
	pile: "hand",
	pool: e,
	seen: n.map(() => v(t)),
	secret: n
});
function Fe(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function Ie(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(r | v(n)), t.secret.push(i), i);
}
function Le(e, t, n) {
	t.secret = Oe(e, n), t.seen = n.map(() => 0);
}
// ../wt/v0/kernel/view.ts
function Re(e, t) {
	return Ge(e, v(t));
}
function ze(e, t) {
	let n = v(t), r = [], i = { viewer: t };
	for (let t in e) t !== "chance" && t !== "events" && (i[t] = Ge(e[t], n, r));
	return i.unseen = He(r, n), i;
}
var Be = (e, t) => Ve(e, v(t)), Ve = (e, t) => He(Ye(e), t);
function He(e, t) {
	let n = {};
	for (let r of e) {
		let e = n[r.pool] ??= [];
		for (let n = 0; n < r.secret.length; n++) (r.seen[n] & t) === 0 && e.push(r.secret[n]);
	}
	for (let e in n) n[e]?.sort();
	return n;
}
function Ue(e, t, n) {
	let r = { chance: Te(n) }, i = {};
	for (let e in t.unseen) i[e] = Oe(r, [...t.unseen[e] ?? []]);
	let a = v(t.viewer), { viewer: o, unseen: s, ...c } = t, l = Je(c, i, a);
	return l.chance = Te(n ^ 1540483477), l.events = null, e.imagine?.(l, o ?? 0), l;
}
function We(e, t, n) {
	let r = t.viewer;
	if (r === null) return null;
	let i = Ue(e, t, 1), a = i.chance, o = JSON.stringify(Be(i, r));
	return se(e, i, {
		seat: r,
		...n
	}), i.chance !== a || JSON.stringify(Be(i, r)) !== o ? null : {
		view: ze(i, r),
		facts: e.facts(i, r)
	};
}
function Ge(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) Xe(r[e]) && (r[e] = Ge(r[e], t, n));
		return r;
	}
	if ("secret" in e) return Ze(e) ? (n?.push(e), qe(e, t)) : Ke(e, t);
	let r = {};
	for (let i in e) {
		let a = e[i];
		r[i] = Xe(a) ? Ge(a, t, n) : a;
	}
	return r;
}
var Ke = ({ seen: e, secret: t }, n) => ({ secret: (e & n) === 0 ? null : Ge(t, n) });
function qe({ pile: e, pool: t, seen: n, secret: r }, i) {
	let a = r.map((e, t) => (n[t] & i) === 0 ? null : e);
	return {
		pile: e,
		pool: t,
		secret: e === "deck" ? a : [...a.filter((e) => e !== null), ...a.filter((e) => e === null)]
	};
}
function Je(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) Xe(r[e]) && (r[e] = Je(r[e], t, n));
		return r;
	}
	let r = e;
	if ("secret" in r) {
		if (!Ze(r)) return {
			seen: r.secret === null ? 0 : n,
			secret: Je(r.secret, t, n)
		};
		let { pile: e, pool: i, secret: a } = r;
		return {
			pile: e,
			pool: i,
			seen: a.map((e) => e === null ? 0 : n),
			secret: a.map((e) => e === null ? t[i]?.pop() : e)
		};
	}
	let i = {};
	for (let e in r) i[e] = Xe(r[e]) ? Je(r[e], t, n) : r[e];
	return i;
}
function Ye(e, t = []) {
	if (typeof e != "object" || !e) return t;
	if (Ze(e)) t.push(e);
	else if (Array.isArray(e)) for (let n of e) typeof n == "object" && Ye(n, t);
	else for (let n in e) {
		let r = e[n];
		typeof r == "object" && n !== "events" && Ye(r, t);
	}
	return t;
}
var Xe = (e) => typeof e == "object" && !!e, Ze = (e) => "pile" in e && "pool" in e;
// ../wt/v0/kernel/barrier.ts
function Qe(e, t, n, r) {
	return $e(t.chance, n.chance) ? et(t, n, r) || tt(t, n, v(r)) ? "secret" : te(e, n)?.seats.includes(r) ? null : "turn" : "chance";
}
var $e = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function et(e, t, n) {
	for (let r of [...t.seats, null]) {
		let i = v(r) | v(n), a = Ve(t, i);
		for (let [t, n] of Object.entries(Ve(e, i))) if (rt(n, a[t] ?? []).length > 0) return !0;
	}
	return !1;
}
function tt(e, t, n) {
	if (typeof e != "object" || !e) return !1;
	let r = typeof t == "object" && t ? t : {};
	if (nt(e)) return (e.seen & n) === 0 ? !nt(r) || (r.seen & ~e.seen) !== 0 : tt(e.secret, r.secret, n);
	for (let t in e) if (t !== "events" && tt(e[t], r[t], n)) return !0;
	return !1;
}
var nt = (e) => "secret" in e && "seen" in e && typeof e.seen == "number";
function rt(e, t) {
	let n = [...t];
	return e.filter((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t < 0;
	});
}
// ../wt/v0/kernel/sha256.ts
function it(e) {
	let t = ot(new TextEncoder().encode(e)), n = Uint32Array.from(ct), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = y(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = y(r, e - 15), n = y(r, e - 2), i = b(t, 7) ^ b(t, 18) ^ t >>> 3, a = b(n, 17) ^ b(n, 19) ^ n >>> 10;
			r[e] = y(r, e - 16) + i + y(r, e - 7) + a | 0;
		}
		at(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function at(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, o = 0, s = 0, c = 0, l = 0] = e;
	for (let e = 0; e < 64; e++) {
		let u = b(o, 6) ^ b(o, 11) ^ b(o, 25), d = l + u + (o & s ^ ~o & c) + y(lt, e) + y(t, e) | 0, f = (b(n, 2) ^ b(n, 13) ^ b(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		l = c, c = s, s = o, o = a + d | 0, a = i, i = r, r = n, n = d + f | 0;
	}
	let u = [
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l
	];
	for (let t = 0; t < 8; t++) e[t] = y(e, t) + y(u, t) | 0;
}
function ot(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = y(t, n >> 2) | y(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = y(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var y = (e, t) => e[t], b = (e, t) => e >>> t | e << 32 - t, st = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && ut(e)), ct = st.slice(0, 8).map((e) => dt(Math.sqrt(e))), lt = Uint32Array.from(st.slice(0, 64).map((e) => dt(Math.cbrt(e))));
function ut(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function dt(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// ../wt/v0/kernel/canonical.ts
function x(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(x).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${x(t[e])}`).join(",")}}`;
}
var ft = (e) => it(x(e));
// ../wt/v0/kernel/clone.ts
function pt(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let n = t[e];
			typeof n == "object" && n && (t[e] = pt(n));
		}
		return t;
	}
	let t = {};
	for (let n in e) {
		let r = e[n];
		t[n] = typeof r == "object" && r ? pt(r) : r;
	}
	return t;
}
// ../wt/v0/kernel/deals.ts
var mt = (e) => ({
	next: 1,
	open: [],
	proposed: e.map(() => 0)
});
function ht(e, t) {
	let n = e.open.filter((e) => e.until === t);
	return e.open = e.open.filter((e) => e.until !== t), e.proposed = e.proposed.map(() => 0), n;
}
function gt(e) {
	let t = { to: "stay" }, r = (t) => ({
		refused: "dealLimit",
		rule: e.rule,
		facts: { limit: t }
	}), i = {
		refused: "noSuchDeal",
		rule: e.rule,
		facts: {}
	}, a = (e, t, n) => e.events?.push({
		type: t,
		...n
	}), o = (t, n) => e.deals(t).open.filter(n).map((e) => e.id), s = (t, n) => {
		let r = e.deals(t).open.find((e) => e.id === n);
		if (r === void 0) throw Error(`deal ${n} is not open`);
		return r;
	}, c = (t, n) => {
		let r = s(t, n);
		return e.deals(t).open = e.deals(t).open.filter((e) => e.id !== n), r;
	}, l = (t, n, r, i, o) => {
		let s = e.deals(t), c = {
			seen: v(n) | v(r),
			secret: i
		};
		s.open.push({
			id: s.next,
			from: n,
			to: r,
			terms: c,
			depth: o,
			until: e.until(t)
		}), s.next += 1, s.proposed[n] = (s.proposed[n] ?? 0) + 1, a(t, "dealProposed", {
			from: n,
			to: r,
			terms: c
		});
	}, u = (t, n) => (e.deals(t).proposed[n] ?? 0) >= e.limits.made ? r(e.limits.made) : null, d = {
		offer(t, a, o) {
			let s = e.deals(t).open.filter((e) => e.from === o);
			if (s.length >= e.limits.open) return r(e.limits.open);
			let c = u(t, o);
			if (c !== null) return c;
			let l = e.partners(t, o).filter((e) => !s.some((t) => t.to === e));
			return l.length === 0 ? i : l.map((r) => ({
				to: n([r]),
				terms: e.terms(t, o, r)
			}));
		},
		check: (t, n, r, { to: i, terms: a }) => e.unfit(t, r, i, a),
		take(e, n, r, { to: i, terms: a }) {
			return l(e, r, i, a, 0), t;
		}
	}, f = {
		offer(t, r, a) {
			let c = o(t, (e) => e.to === a);
			return c.length === 0 ? i : { deal: n(c, (n) => {
				let { from: r, to: i, terms: a } = s(t, n);
				return e.unfit(t, r, i, a.secret);
			}) };
		},
		take(n, r, i, { deal: o }) {
			let { from: s, to: l, terms: u } = c(n, o);
			return e.carryOut(n, s, l, u.secret), a(n, "dealAccepted", {
				from: s,
				to: l,
				terms: u
			}), t;
		}
	}, p = (e, r) => ({
		offer(t, r, a) {
			let s = o(t, (t) => e(t, a));
			return s.length === 0 ? i : { deal: n(s) };
		},
		take(e, n, i, { deal: o }) {
			let { from: s, to: l } = c(e, o);
			return a(e, r, {
				from: s,
				to: l
			}), t;
		}
	});
	return {
		proposeDeal: d,
		acceptDeal: f,
		declineDeal: p((e, t) => e.to === t, "dealDeclined"),
		counterDeal: {
			offer(t, r, a) {
				let o = u(t, a);
				if (o !== null) return o;
				let s = e.deals(t).open.filter((t) => t.to === a && t.depth < e.limits.depth);
				return s.length === 0 ? i : s.map((r) => ({
					deal: n([r.id]),
					terms: e.terms(t, a, r.from)
				}));
			},
			check: (t, n, r, { deal: i, terms: a }) => e.unfit(t, r, s(t, i).from, a),
			take(e, n, r, { deal: i, terms: a }) {
				let { from: o, depth: s } = c(e, i);
				return l(e, r, o, a, s + 1), t;
			}
		},
		withdrawDeal: p((e, t) => e.from === t, "dealWithdrawn")
	};
}
// ../wt/v0/kernel/fair.ts
var _t = (e) => it(`parlour commitment ${e}`), vt = (e, t) => it(`parlour dice ${x({
	seed: e,
	entropy: t
})}`);
// ../wt/v0/kernel/judge.ts
function yt(e, t, n) {
	let r = St(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a, values: o } = r;
	if (!Object.hasOwn(e.governs, a)) return S("unknownAction", null, { type: a.slice(0, 40) });
	let s = e.governs[a], c = te(e, t);
	if (c === null) return S("over", null, {});
	let l = ce(e, t, i, a);
	if (l === null) return Ct(e, t, a, s, c.seats);
	let u = l.offer(t, m(t), i);
	return fe(u) ? { refusal: u } : wt(t, i, a, l, Array.isArray(u) ? u : [u], o, s);
}
function bt(e, t, n, r) {
	let i = yt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function xt(e, t, n) {
	let r = yt(e, t, n);
	return "refusal" in r ? r : (t.events = [], se(e, t, r.action), {
		action: r.action,
		events: t.events
	});
}
function S(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function St(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return S("malformed", null, { expected: "object" });
	let n = Ot(t, "seat");
	if (!e.seats.includes(n)) return S("malformed", null, { expected: "seat" });
	let r = Ot(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : S("malformed", null, { expected: "type" });
}
function Ct(e, t, n, r, i) {
	let a = m(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? S("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? S("sealed", r, { type: n }) : S("notNow", r, {
		type: n,
		asked: i
	});
}
function wt(e, t, n, r, i, a, o) {
	let s = null, c = -1;
	for (let l of i) {
		let i = {
			seat: t,
			type: n
		}, u = 0, d = null;
		for (let e of Object.keys(l)) {
			let t = Ot(a, e), n = Et(l[e], t, e, o);
			n === null ? u += 2 : d ??= n, i[e] = Dt(l[e], t);
		}
		if (d === null && !pe(l)) {
			let n = r.check?.(e, m(e), t, i) ?? null;
			if (n === null) return { action: i };
			d = n;
		}
		d !== null && !Tt.has(d.refused) && (u += 1), d !== null && u > c && (s = d, c = u);
	}
	return { refusal: s ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
var Tt = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function Et(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (e.one !== void 0) return e.one.includes(t) ? null : e.not?.find((e) => e.value === t)?.because ?? i("notOffered", { field: n });
	if (e.parts !== void 0) {
		if (typeof t != "object" || !t || Array.isArray(t)) return i("malformed", { expected: n });
		for (let i of Object.keys(e.parts)) {
			let a = Et(e.parts[i], Ot(t, i), `${n}.${i}`, r);
			if (a !== null) return a;
		}
		return null;
	}
	if (e.some !== void 0) {
		let { some: r, atLeast: a = 0, atMost: o = r.length } = e;
		if (!Array.isArray(t)) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let a of t) {
			let t = e.not?.find((e) => e.value === a);
			if (t !== void 0) return t.because;
			if (!r.includes(a)) return i("notOffered", { field: n });
		}
		return new Set(t).size === t.length ? null : i("notOffered", { field: n });
	}
	let { min: a = 0, max: o = 0 } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function Dt(e, t) {
	if (e.some !== void 0) return Array.isArray(t) ? [...t] : t;
	if (e.parts === void 0 || typeof t != "object" || !t) return t === 0 ? 0 : t;
	let n = {};
	for (let r of Object.keys(e.parts)) n[r] = Dt(e.parts[r], Ot(t, r));
	return n;
}
function Ot(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// ../wt/v0/kernel/record.ts
function kt(e) {
	let { entries: t, outcome: n, seed: r, ...i } = e;
	return ft(i).slice(0, jt);
}
var At = (e, t, n) => it(`${e} ${x(t)} ${ft(n)}`).slice(0, jt), jt = 24;
// ../wt/v0/kernel/match.ts
function Mt(e) {
	let { events: t, ...n } = e;
	return n;
}
// ../wt/v0/kernel/seats.ts
var C = (e, t) => e.map(t), Nt = (e, t) => [...e.slice(t), ...e.slice(0, t)], Pt = 32, Ft = (e) => JSON.stringify(Mt(e)), It = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, Lt = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function Rt(e) {
	return {
		format: "parlour-record",
		version: 1,
		game: e.game,
		rules: e.rules.bundle,
		sitters: e.seats.map(({ name: e, bot: t }) => ({
			name: e,
			bot: t
		})),
		options: e.options,
		picks: e.seats.map(({ pick: e }) => e),
		commitment: e.dice.commitment,
		entropy: e.dice.entropy.map((e) => e ?? ""),
		entries: [],
		outcome: null,
		seed: null
	};
}
function zt(e) {
	function t(t, n = Pt) {
		let { rules: r, seats: i, dice: a, seed: o } = t;
		if (r.version !== 0) throw RangeError(`these are rules 0 of ${e.id}, not ${r.version}`);
		let s = f(e, {
			seats: i.length,
			options: t.options,
			picks: i.map(({ pick: e }) => e),
			chance: Ee(vt(o, a.entropy.map((e) => e ?? "")))
		}), c = {
			format: "parlour-record",
			version: 2,
			game: e.id,
			rules: r,
			seats: i,
			options: s.options,
			dice: a
		};
		return {
			head: c,
			seeds: [o],
			version: 0,
			link: kt(Rt(c)),
			g: s,
			base: Ft(s),
			tail: [],
			standing: 0,
			free: 0,
			barrier: "nothing",
			opening: s.events ?? [],
			kept: n
		};
	}
	function n(e, t, n, r, i) {
		let a = At(e.link, n, Mt(t));
		return {
			ok: !0,
			match: {
				...e,
				...i,
				g: t,
				link: a,
				version: e.version + 1
			},
			entry: {
				...n,
				hash: a
			},
			line: n,
			events: r
		};
	}
	let r = (e) => ({
		ok: !1,
		refusal: e
	});
	function i(t, i, { at: a = t.version, by: s } = {}) {
		if (a !== t.version) return r({
			refused: "stale",
			rule: null,
			facts: {
				at: a,
				now: t.version
			}
		});
		let c = pt(t.g), l = xt(e, c, Bt(i));
		if ("refusal" in l) return r(l.refusal);
		let { seat: u, ...d } = l.action, f = Qe(e, t.g, c, u), p = [...t.tail, {
			line: t.version,
			seat: u,
			choice: d,
			drawn: It(t.g)
		}], ee = p.length >= 2 * t.kept, te = ee ? p.slice(t.kept) : p;
		return n(t, c, {
			seat: u,
			do: d,
			...s && { by: s }
		}, l.events, {
			base: ee ? Ft(o(t, p, t.kept)) : t.base,
			tail: te,
			standing: t.standing + 1,
			free: f === null ? t.tail.at(-1)?.seat === u ? t.free + 1 : 1 : 0,
			barrier: f ?? "nothing"
		});
	}
	function a(e, t, i = []) {
		let a = e.tail.at(-1), c = e.free > 0 && a?.seat === t;
		if (e.standing === 0 || !c && !s(e, t, i)) return r({
			refused: "cannotUndo",
			rule: null,
			facts: { because: e.barrier }
		});
		if (a === void 0) throw new Lt();
		let l = o(e, e.tail, e.tail.length - 1);
		return l.chance = pt(e.g.chance), n(e, l, {
			seat: t,
			undo: 1,
			agreed: c ? [] : i
		}, [], {
			tail: e.tail.slice(0, -1),
			standing: e.standing - 1,
			free: Math.max(0, e.free - 1)
		});
	}
	function o({ base: t }, n, r) {
		let i = JSON.parse(t);
		for (let { seat: t, choice: a, drawn: o } of n.slice(0, r)) typeof i.chance != "number" && (i.chance.drawn = o), i.events = [], se(e, i, {
			seat: t,
			...a
		});
		return i.events = [], i;
	}
	function s({ head: e, g: t }, n, r) {
		if (t.outcome !== null) return !1;
		let i = t.seats.filter((t) => t !== n && e.seats[t]?.bot === null);
		return i.length > 0 && i.every((e) => r.includes(e)) && new Set(r).size === r.length;
	}
	function c(e, t) {
		if ("do" in t) return i(e, {
			...t.do,
			seat: t.seat
		}, t.by ? { by: t.by } : {});
		if ("undo" in t) return a(e, t.seat, t.agreed);
		throw Error("rules 0 know no new dice");
	}
	function l(n) {
		let r = [], i = (e) => r.push({
			check: e,
			ok: !0
		}), a = (e, t, n) => (r.push({
			check: e,
			ok: !1,
			at: t,
			detail: n
		}), {
			ok: !1,
			findings: r
		});
		if (n.game !== e.id) return a("game", null, `this is a record of ${n.game}, not of ${e.id}`);
		if (i("game"), n.rules.version !== 0) return a("rules", null, `played by rules ${n.rules.version}, these are rules 0`);
		i("rules");
		let o = n.seeds?.[0];
		if (o === void 0) return a("dice", null, "the seed has not been revealed: the game is not over");
		if (n.seeds?.length !== 1 || _t(o) !== n.dice.commitment) return a("dice", null, "the revealed seed is not the one that was committed to before play");
		i("dice");
		let s;
		try {
			s = t({
				...n,
				seed: o
			});
		} catch (e) {
			return a("actions", null, `the table could not be set up: ${e.message}`);
		}
		if (x(s.head.options) !== x(n.options)) return a("chain", null, "the head says something that these rules do not know, or leaves something out");
		for (let [e, t] of n.entries.entries()) {
			let n = c(s, t);
			if (!n.ok) return a("actions", e, `line ${e + 1} was not possible: ${n.refusal.refused}`);
			if (s = n.match, x(n.entry) !== x(t)) return a("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
		}
		i("actions"), i("chain");
		let { outcome: l } = s.g, [u, d] = [JSON.stringify(l), JSON.stringify(n.outcome)], f = n.entries.length;
		return l === null ? a("ending", f, `the game is not over after its last line (${f})`) : u === d ? (i("ending"), {
			ok: !0,
			findings: r
		}) : a("ending", f, `the result is ${u}, the record claims ${d}`);
	}
	return {
		interface: 1,
		game: e.id,
		version: 0,
		speaks: 1,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: Ut(e),
		optionsFor: (t) => p(e, t),
		digestWith: () => {},
		begin: t,
		snapshot: ({ g: e, base: t, head: n, seeds: r, opening: i, kept: a, ...o }) => JSON.stringify({
			...o,
			g: Mt(e),
			base: JSON.parse(t)
		}),
		resume(e, t, n) {
			let { base: r, ...i } = JSON.parse(n);
			return {
				...i,
				head: e,
				seeds: t,
				base: JSON.stringify(r),
				opening: [],
				kept: Pt
			};
		},
		verify: l,
		act: i,
		actForClock: (t, n) => i(t, oe(e, t.g, n), { by: "clock" }),
		undo: a,
		redice() {
			throw Error("a game of rules 0 is not gone on with from another position");
		},
		repeat: c,
		about: ({ version: t, head: n, seeds: r, link: i, g: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: ne(e, a),
			outcome: a.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ g: e }, t) => ze(e, t),
		facts: ({ g: t }, n) => e.facts(t, n),
		menu: ({ g: t }, n) => ie(e, t, n),
		why: ({ g: t }, n, r) => bt(e, t, n, Bt(r)),
		preview: ({ g: t }, n, r) => bt(e, t, n, r) === null ? We(e, ze(t, n), r) : null,
		show: (e, t) => Re(e, t),
		laidOpen: (e) => ({
			...e,
			g: Vt(e.g)
		}),
		newsLaidOpen: Vt,
		search: {
			start: (t) => f(e, t),
			clone: pt,
			redeal: (t, n) => Ue(e, t, n),
			view: ze,
			waiting: (t) => te(e, t),
			offers: (t, n) => re(e, t, n),
			sample: (t, n, r, i) => ae(e, t, n, r, i),
			perform: (t, n) => se(e, t, n),
			playRandomly(t, n) {
				let r = te(e, t);
				if (r === null) return !1;
				let i = ae(e, t, r.seats[n(r.seats.length)], n);
				if (i === null) throw Error("nobody can answer");
				return se(e, t, i), !0;
			},
			idle: (t, n) => oe(e, t, n)
		}
	};
}
var Bt = (e) => {
	try {
		return JSON.parse(JSON.stringify(e) ?? "null");
	} catch {
		return null;
	}
};
function Vt(e) {
	let t = pt(e);
	return Ht(t), t;
}
function Ht(e) {
	if (typeof e == "object" && e) {
		"secret" in e && "seen" in e && (typeof e.seen == "number" ? e.seen = 511 : Array.isArray(e.seen) && (e.seen = e.seen.map(() => 511)));
		for (let t of Object.values(e)) Ht(t);
	}
}
function Ut(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// ../wt/v0/games/matter-of-fact/content/table.ts
var Wt = [
	"red",
	"yellow",
	"blue",
	"green"
], Gt = {
	coal: 24,
	ore: 24,
	steel: 14,
	energy: 14,
	biobot: 4
}, Kt = {
	open: 3,
	made: 8,
	depth: 3
}, w = [
	"coal",
	"ore",
	"steel",
	"energy"
], qt = {
	coal: [
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9,
		8,
		7,
		6
	],
	ore: [
		19,
		18,
		17,
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9
	],
	steel: [
		66,
		63,
		60,
		57,
		54,
		51,
		48,
		45,
		42,
		39,
		36
	],
	energy: [
		80,
		76,
		72,
		68,
		64,
		60,
		56,
		52,
		48,
		44,
		40
	]
}, Jt = [
	"train",
	"electricVehicle",
	"quadcopter"
], T = ["electricVehicle", "quadcopter"], Yt = {
	train: 4,
	electricVehicle: 6,
	quadcopter: 8
}, Xt = {
	electricVehicle: {
		price: 50,
		refund: 25,
		cards: 3
	},
	quadcopter: {
		price: 100,
		refund: 50,
		cards: 2
	}
}, Zt = [
	"mine",
	"excavatingPlant",
	"steelPlant",
	"powerPlant",
	"technologyPark"
], E = {
	mine: {
		letter: "M",
		count: 8,
		level: 1,
		product: "coal",
		cost: 50,
		dividend: 3,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	excavatingPlant: {
		letter: "X",
		count: 8,
		level: 1,
		product: "ore",
		cost: 75,
		dividend: 5,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	steelPlant: {
		letter: "S",
		count: 4,
		level: 2,
		product: "steel",
		cost: 120,
		dividend: 8,
		basic: {
			workers: 3,
			inputs: { ore: 2 },
			output: 1
		}
	},
	powerPlant: {
		letter: "E",
		count: 4,
		level: 2,
		product: "energy",
		cost: 150,
		dividend: 13,
		basic: {
			workers: 2,
			inputs: { coal: 3 },
			output: 1
		}
	},
	technologyPark: {
		letter: "T",
		count: 4,
		level: 3,
		product: "biobot",
		cost: 250,
		dividend: 21,
		basic: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 3
			},
			output: 1
		}
	}
}, D = Zt.flatMap((e) => Array.from({ length: E[e].count }, (t, n) => `${E[e].letter}${n + 1}`)), O = Object.fromEntries(D.map((e) => [e, Zt.find((t) => E[t].letter === e[0])])), Qt = (e) => Number(e.slice(1)), $t = (e) => Math.floor(E[e].cost / 2), en = [
	{
		r: -5,
		q: -3,
		sites: ". M3 . . X1 . # M4 . . X4 .",
		lands: "hwhfwmrwkfwm"
	},
	{
		r: -4,
		q: -4,
		sites: ". . . S1 . . # . . U2 . . T2",
		lands: "hmhwhmrmktkmw"
	},
	{
		r: -3,
		q: -4,
		sites: "T1 . . . L1 # . AD . . . E2",
		lands: "whfhtrmtfkmw"
	},
	{
		r: -2,
		q: -5,
		sites: ". . M2 . . . # . . . X3 . .",
		lands: "mhwhmhrkfkwkf"
	},
	{
		r: -1,
		q: -5,
		sites: "E1 . . M1 . BC BC . X2 . . S2",
		lands: "wfhwhttfwmkw"
	},
	{
		r: 0,
		q: -6,
		sites: "# # # # # BC BC BC # # # # #",
		lands: "rrrrrtttrrrrr"
	},
	{
		r: 1,
		q: -6,
		sites: "S4 . . X6 . BC BC . M5 . . E3",
		lands: "wkkwottfwhhw"
	},
	{
		r: 2,
		q: -7,
		sites: ". . X7 . . . # . . . M6 . .",
		lands: "okwmokrfmhwfm"
	},
	{
		r: 3,
		q: -7,
		sites: "E4 . . . U1 . # L2 . . . T3",
		lands: "wkmotkrthhfw"
	},
	{
		r: 4,
		q: -8,
		sites: "T4 . . L3 . . # . . S3 . . .",
		lands: "wkmtkkrmhwfmh"
	},
	{
		r: 5,
		q: -8,
		sites: ". X8 . . M8 # . X5 . . M7 .",
		lands: "kwokwrmwhfwh"
	}
], tn = {
	h: "hill",
	f: "forest",
	m: "meadow",
	k: "rock",
	o: "moor",
	w: "works",
	t: "town",
	r: "road"
}, nn = en.flatMap(({ q: e, r: t, sites: n, lands: r }) => {
	let i = n.split(" "), a = i.findIndex((e) => e === "BC" || e === "#" && t !== 0);
	return i.map((n, i) => ({
		hex: {
			q: e + i,
			r: t
		},
		site: ln(n),
		land: tn[r[i]],
		area: un(n, t < 0, i < a)
	}));
}), k = nn.map((e, t) => t), rn = nn.map(({ hex: e }) => e), an = nn.map(({ site: e }) => e);
nn.map(({ land: e }) => e), nn.map(({ area: e }) => e);
var on = new Map(k.map((e) => [`${rn[e].q},${rn[e].r}`, e]));
function A(e, t) {
	let n = on.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no hex (${e},${t})`);
	return n;
}
var j = Object.fromEntries(k.flatMap((e) => {
	let t = an[e];
	return t.is === "asset" ? [[t.asset, e]] : [];
})), M = an.map((e) => e.is === "asset" ? e.asset : null), sn = an.map((e) => e.is === "frontier"), cn = [
	A(0, 0),
	A(1, 0),
	A(1, -1),
	A(0, -1),
	A(-1, 0),
	A(-1, 1),
	A(0, 1)
];
function ln(e) {
	return e === "." ? { is: "open" } : e === "#" ? { is: "frontier" } : e === "BC" ? { is: "businessCentre" } : e === "AD" ? { is: "dealership" } : e.startsWith("U") ? {
		is: "university",
		university: e
	} : e.startsWith("L") ? {
		is: "labourExchange",
		exchange: e
	} : {
		is: "asset",
		asset: e
	};
}
function un(e, t, n) {
	return e === "#" ? "border" : e === "BC" ? "centre" : t ? n ? "blackseam" : "redstone" : n ? "ironmoor" : "coalbrook";
}
// ../wt/v0/games/matter-of-fact/content/technologies.ts
var N = {
	N01: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N02: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N03: {
		level: "I",
		fits: "mine",
		price: 25,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N04: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N05: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N06: {
		level: "I",
		fits: "mine",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N07: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N08: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N09: {
		level: "I",
		fits: "excavatingPlant",
		price: 30,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N10: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N11: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N12: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N13: {
		level: "I",
		fits: "steelPlant",
		price: 10,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 1
		}
	},
	N14: {
		level: "I",
		fits: "steelPlant",
		price: 45,
		process: {
			workers: 4,
			inputs: { ore: 4 },
			output: 2
		}
	},
	N15: {
		level: "I",
		fits: "powerPlant",
		price: 50,
		process: {
			workers: 3,
			inputs: { coal: 6 },
			output: 2
		}
	},
	N16: {
		level: "II",
		fits: "mine",
		price: 55,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N17: {
		level: "II",
		fits: "excavatingPlant",
		price: 65,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N18: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N19: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N20: {
		level: "II",
		fits: "steelPlant",
		price: 80,
		process: {
			workers: 3,
			inputs: { ore: 3 },
			output: 2
		}
	},
	N21: {
		level: "II",
		fits: "steelPlant",
		price: 110,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 2
		}
	},
	N22: {
		level: "II",
		fits: "powerPlant",
		price: 55,
		process: {
			workers: 2,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N23: {
		level: "II",
		fits: "powerPlant",
		price: 60,
		process: {
			workers: 1,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N24: {
		level: "II",
		fits: "powerPlant",
		price: 85,
		process: {
			workers: 3,
			inputs: { coal: 4 },
			output: 2
		}
	},
	N25: {
		level: "II",
		fits: "powerPlant",
		price: 120,
		process: {
			workers: 2,
			inputs: { coal: 3 },
			output: 2
		}
	},
	N26: {
		level: "II",
		fits: "technologyPark",
		price: 55,
		process: {
			workers: 3,
			inputs: {
				steel: 3,
				energy: 2
			},
			output: 1
		}
	},
	N27: {
		level: "II",
		fits: "technologyPark",
		price: 70,
		process: {
			workers: 5,
			inputs: {
				steel: 1,
				energy: 3
			},
			output: 1
		}
	},
	N28: {
		level: "II",
		fits: "technologyPark",
		price: 80,
		process: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 1
			},
			output: 1
		}
	},
	N29: {
		level: "II",
		fits: "technologyPark",
		price: 75,
		process: {
			workers: 4,
			inputs: {
				steel: 2,
				energy: 2
			},
			output: 1
		}
	},
	N30: {
		level: "II",
		fits: "technologyPark",
		price: 140,
		process: {
			workers: 3,
			inputs: {
				steel: 1,
				energy: 1
			},
			output: 1
		}
	}
}, dn = Object.keys(N);
// ../wt/v0/games/matter-of-fact/rules/holdings.ts
function fn(e) {
	for (let t of e.stack) if (t.phase === "turn") return t;
	return null;
}
var pn = (e, t) => e.seats.filter((n) => n !== t && !e.players[n].hasLeft), P = (e, t) => e.players[t].assets;
function mn(e, t, n) {
	let r = e.assets[t].owner;
	r !== null && (e.players[r].assets = e.players[r].assets.filter((e) => e !== t)), e.assets[t].owner = n, n !== null && (e.players[n].assets.push(t), e.players[n].assets.sort((e, t) => D.indexOf(e) - D.indexOf(t)));
}
var hn = (e, t) => e.players[t].assets.length > 0, F = (e) => E[O[e]].product;
function I(e, t) {
	let { technology: n } = e.assets[t];
	return n === null ? E[O[t]].basic : N[n].process;
}
function gn(e, t) {
	let n = e.players[t].idle + e.players[t].picket;
	for (let r of e.players[t].assets) n += e.assets[r].workers + +!!e.assets[r].hasGuard;
	return n;
}
function _n(e, t) {
	let n = [...e.players[t].hand];
	for (let r of e.players[t].assets) {
		let { technology: t } = e.assets[r];
		t !== null && n.push(t);
	}
	return n;
}
var L = (e, t, n) => e.players[t].assets.find((t) => e.assets[t].technology === n) ?? null;
function vn(e, t) {
	let { vehicles: n } = e.players[t];
	return n.quadcopter === "ready" ? "quadcopter" : n.electricVehicle === "ready" ? "electricVehicle" : "train";
}
var yn = (e, t) => Yt[vn(e, t)];
function bn(e, t) {
	for (let n of e.seats) if (e.players[n].cell === t) return n;
	return null;
}
// ../wt/v0/games/matter-of-fact/rules/vocabulary.ts
var { phase: xn, call: Sn, goTo: Cn, next: R, stay: z, done: wn, no: B, emit: V, game: Tn } = d(), H = (e, t) => e.players[t].cash.secret, En = (e, t) => e.players[t].debt.secret, Dn = (e, t, n) => ({
	seen: e.players[t].cash.seen,
	secret: n
});
function U(e, t, n) {
	e.players[t].cash.secret -= n, kn(e, t);
}
function W(e, t, n) {
	let { cash: r, debt: i } = e.players[t], a = Math.min(n, i.secret);
	i.secret -= a, r.secret += n - a, a > 0 && e.options.cash === "open" && V(e, "debtPaid", {
		seat: t,
		amount: Dn(e, t, a),
		left: Dn(e, t, i.secret)
	});
}
function On(e, t, n) {
	let r = Math.min(n, H(e, t));
	return U(e, t, r), e.players[t].debt.secret += n - r, Dn(e, t, n - r);
}
function kn(e, t) {
	let n = H(e, t), r = (e) => e.from !== t || e.terms.secret.give.money <= n;
	if (!e.deals.open.every(r)) {
		for (let { from: t, to: n } of e.deals.open.filter((e) => !r(e))) V(e, "dealLapsed", {
			from: t,
			to: n
		});
		e.deals.open = e.deals.open.filter(r);
	}
}
// ../wt/v0/games/matter-of-fact/rules/salary-rate.ts
var G = (e) => Number(e.options.salary), K = (e = {}) => ({
	coal: e.coal ?? 0,
	ore: e.ore ?? 0,
	steel: e.steel ?? 0,
	energy: e.energy ?? 0
});
function An(e, t) {
	for (let n of w) e[n] += t[n] ?? 0;
}
function jn(e, t) {
	for (let n of w) e[n] -= t[n] ?? 0;
}
function q(e, t) {
	for (let n of w) if (e[n] < (t[n] ?? 0)) return n;
	return null;
}
var Mn = (e, t) => ({
	coal: Math.max(0, (t.coal ?? 0) - e.coal),
	ore: Math.max(0, (t.ore ?? 0) - e.ore),
	steel: Math.max(0, (t.steel ?? 0) - e.steel),
	energy: Math.max(0, (t.energy ?? 0) - e.energy)
}), Nn = (e) => e.coal === 0 && e.ore === 0 && e.steel === 0 && e.energy === 0;
// ../wt/v0/games/matter-of-fact/rules/captures.ts
function Pn(e, t) {
	let { cell: n } = e.players[t], r = n === null ? null : M[n];
	return r !== null && e.assets[r].capture?.raider === t ? r : null;
}
var Fn = (e, t) => ({
	salary: G(e) * e.assets[t].workers,
	inputs: K(I(e, t).inputs)
});
function In(e, t, n) {
	if (O[n] === "technologyPark") return B("MF-R54", "parkOnlySabotaged", { asset: n });
	let r = e.assets[n].workers, i = I(e, n).workers;
	if (r < i) return B("MF-R52", "tooFewWorkersThere", {
		asset: n,
		has: r,
		needs: i
	});
	let { salary: a, inputs: o } = Fn(e, n), s = H(e, t), { stock: c } = e.players[t];
	return s < a || q(c, o) !== null ? B("MF-R52", "suppliesShort", {
		salary: a,
		cash: s,
		inputs: o,
		stock: { ...c }
	}) : null;
}
function Ln(e, t, n, r) {
	e.assets[n].capture = {
		raider: t,
		mode: "sabotage",
		supplies: null
	}, V(e, "captured", {
		seat: t,
		owner: r,
		asset: n,
		cell: j[n]
	});
}
function Rn(e, t, n, r) {
	let i = Fn(e, n);
	U(e, t.raider, i.salary), jn(e.players[t.raider].stock, i.inputs), t.mode = "operate", t.supplies = i, V(e, "supplied", {
		seat: t.raider,
		owner: r,
		asset: n,
		salary: i.salary,
		inputs: { ...i.inputs }
	});
}
function zn(e, t, n, r) {
	let i = Hn(e, t);
	t.mode = "sabotage", V(e, "sabotaged", {
		seat: t.raider,
		owner: r,
		asset: n,
		returned: i
	});
}
function Bn(e, t) {
	let n = Pn(e, t);
	if (n === null) return;
	let { capture: r, owner: i } = e.assets[n];
	r !== null && i !== null && r.mode !== "sabotage" && r.supplies === null && (r.mode = "sabotage", V(e, "suppliesUsed", {
		seat: t,
		owner: i,
		asset: n
	}));
}
function Vn(e, t, n) {
	let { capture: r, owner: i } = e.assets[t];
	if (r === null || i === null) return;
	let a = Hn(e, r);
	e.assets[t].capture = null;
	let o = n === "left" ? "MF-18.11" : n === "arrest" ? "MF-19.1" : "MF-R58";
	V(e, "captureEnded", {
		seat: r.raider,
		owner: i,
		asset: t,
		because: n,
		returned: a,
		rule: o
	});
}
function Hn(e, t) {
	let { supplies: n, raider: r } = t;
	return n === null ? null : (W(e, r, n.salary), An(e.players[r].stock, n.inputs), t.supplies = null, n);
}
function Un(e, t, n) {
	let r = e.assets[n].capture?.raider;
	if (r === void 0) return;
	Vn(e, n, "arrest");
	let i = j[n], a = cn.find((t) => bn(e, t) === null);
	e.players[r].cell = a, e.players[r].arrest = 2, V(e, "arrested", {
		seat: r,
		by: t,
		asset: n,
		from: i,
		to: a,
		turns: 2
	});
}
function Wn(e, t) {
	let { capture: n } = e.assets[t];
	return n === null ? null : B(n.mode === "operate" ? "MF-18.8" : "MF-18.9", "locked", {
		asset: t,
		raider: n.raider,
		mode: n.mode
	});
}
// ../wt/v0/games/matter-of-fact/rules/bundles.ts
var Gn = {
	money: 0,
	coal: 0,
	ore: 0,
	steel: 0,
	energy: 0,
	assets: [],
	technologies: [],
	vehicles: [],
	contracts: [],
	release: null
}, Kn = (e, t, n) => t === n || e.options.cash === "open" ? H(e, t) : 999, qn = r(0, 0), Jn = n([null]);
function Yn(e, t, i, a, o) {
	let { stock: s, contracts: c } = e.players[i], l = t.isFull ? Pn(e, i) : null, u = l !== null && e.assets[l].owner === a, d = $n(e, t, i);
	return { parts: {
		money: r(0, Kn(e, i, o)),
		coal: d ?? r(0, s.coal),
		ore: d ?? r(0, s.ore),
		steel: d ?? r(0, s.steel),
		energy: d ?? r(0, s.energy),
		assets: t.isFull ? Xn(P(e, i), (n) => rr(e, t, i, a, n)) : Qn,
		technologies: t.isFull ? Xn(_n(e, i), (n) => ir(e, t, i, a, n)) : Qn,
		vehicles: Xn(tr(e, i), (t) => nr(e, a, t)),
		contracts: t.isFull && c.length > 0 ? Zn(c.map(({ card: e }) => e)) : Qn,
		release: u ? n([null, l]) : Jn
	} };
}
function Xn(e, t) {
	if (e.length === 0) return Qn;
	let { one: r, not: i } = n(e, t), a = {
		some: r,
		atLeast: 0,
		atMost: e.length
	};
	return i === void 0 ? a : {
		...a,
		not: i
	};
}
var Zn = (e) => ({
	some: e,
	atLeast: 0,
	atMost: e.length
}), Qn = Zn([]);
function $n(e, t, n) {
	return t.isFull ? e.players[n].arrest > 0 ? r(0, 0, { above: B("MF-R60", "arrestedSeller", { giver: n }) }) : null : qn;
}
var er = [];
function tr(e, t) {
	let { electricVehicle: n, quadcopter: r } = e.players[t].vehicles;
	return n === "none" && r === "none" ? er : T.filter((n) => e.players[t].vehicles[n] !== "none");
}
var nr = (e, t, n) => e.players[t].vehicles[n] === "none" ? null : B("MF-R20", "alreadyOwns", {
	receiver: t,
	vehicle: n
});
function rr(e, { active: t }, n, r, i) {
	if (n !== t) return B("MF-10.6", "onlyActiveSellsAssets", { giver: n });
	let { capture: a } = e.assets[i];
	return a !== null && a.raider !== r ? B("MF-R48", "onlyToRaider", {
		asset: i,
		raider: a.raider
	}) : null;
}
function ir(e, t, n, r, i) {
	let a = L(e, n, i);
	return a === null || rr(e, t, n, r, a) === null ? null : ar(e, n, a);
}
function ar(e, t, n) {
	let { capture: r } = e.assets[n];
	return r === null ? e.players[t].arrest > 0 ? B("MF-R60", "arrestedSeller", { giver: t }) : null : B("MF-R47", "locked", {
		asset: n,
		raider: r.raider,
		mode: r.mode
	});
}
function or(e, t, n) {
	let { stock: r, contracts: i, hand: a, arrest: o } = e.players[n];
	if (H(e, n) > 0 || tr(e, n).length > 0) return !0;
	if (!t.isFull) return !1;
	let s = o === 0 && !Nn(r), c = i.length > 0 || a.length > 0;
	return s || c || P(e, n).length > 0 || Pn(e, n) !== null;
}
var sr = (e) => e.money === 0 && cr(e) && e.vehicles.length === 0, cr = ({ coal: e, ore: t, steel: n, energy: r, assets: i, technologies: a, contracts: o, release: s }) => e + t + n + r + i.length + a.length + o.length === 0 && s === null;
function lr(e, t, n, r, i) {
	let a = e.players[n];
	if (!t.isFull && !cr(i)) return B("MF-R46", "onlyTransport", {});
	for (let e of w) if (i[e] !== 0) {
		if (a.arrest > 0) return B("MF-R60", "arrestedSeller", { giver: n });
		if (a.stock[e] < i[e]) return B("MF-R47", "stockLimit", {
			resource: e,
			stock: a.stock[e]
		});
	}
	for (let t of i.vehicles) {
		if (a.vehicles[t] === "none") return B("MF-13.4", "noVehicle", { vehicle: t });
		let n = nr(e, r, t);
		if (n !== null) return n;
	}
	return i.contracts.every((e) => a.contracts.some((t) => t.card === e)) && i.assets.every((t) => e.assets[t].owner === n) && (i.release === null || Pn(e, n) === i.release && e.assets[i.release].owner === r) ? ur(e, n, i) : B("MF-R47", "notYours", { giver: n });
}
function ur(e, t, { assets: n, technologies: r }) {
	for (let i of r) {
		if (e.players[t].hand.includes(i)) continue;
		let r = L(e, t, i);
		if (r === null) return B("MF-11.6", "notYours", { giver: t });
		let a = n.includes(r) ? null : ar(e, t, r);
		if (a !== null) return a;
	}
	return null;
}
// ../wt/v0/games/matter-of-fact/rules/market.ts
var J = (e, t) => qt[e][t], Y = (e, t) => J(t, e.market[t].column), dr = (e) => J(e, 0);
function fr(e, t) {
	let n = 0;
	for (let r of w) n += (t[r] ?? 0) * Y(e, r);
	return n;
}
var pr = (e, t) => Math.min(10, Math.max(0, e - t)), mr = (e, t, n) => pr(e.market[t].column, n) === e.market[t].column;
function hr(e, t, n, r) {
	let i = e.market[t], a = Y(e, t), o = pr(i.column, n);
	o !== i.column && (i.lastMove = n), i.column = o, V(e, "priceMoved", {
		resource: t,
		by: n,
		from: a,
		to: Y(e, t),
		column: o,
		...r
	});
}
function gr(e, t, n) {
	let r = 0;
	for (let i of P(e, t)) F(i) === n && (r += I(e, i).output);
	return r;
}
function _r(e, t) {
	let n = K();
	for (let r of P(e, t)) {
		let t = F(r);
		t !== "biobot" && (n[t] += I(e, r).output);
	}
	return n;
}
function vr(e) {
	let t = Math.max(...e), n = e.indexOf(t);
	return t > 0 && n === e.lastIndexOf(t) ? n : null;
}
function yr(e) {
	let t = e.seats.map((t) => _r(e, t));
	for (let n of w) {
		let r = t.map((e) => e[n]), i = vr(r), a = e.market[n].monopolist;
		a !== i && (e.market[n].monopolist = i, V(e, "monopolyChanged", {
			resource: n,
			from: a,
			to: i,
			capacities: r
		}));
	}
}
function br(e, t) {
	let n = 0;
	for (let r of e.seats) {
		n += e.players[r].stock[t];
		for (let i of P(e, r)) n += e.assets[i].capture?.supplies?.inputs[t] ?? 0;
	}
	return Math.max(0, Gt[t] - n);
}
function xr(e, t, n) {
	let r = F(n);
	r === "biobot" || e.market[r].isOpen || (e.market[r].isOpen = !0, V(e, "resourceOpened", {
		resource: r,
		seat: t,
		asset: n
	}));
}
// ../wt/v0/games/matter-of-fact/rules/posts.ts
var Sr = (e) => `guard ${e}`, Cr = (e) => e.startsWith("guard ");
function wr(e) {
	return e === "idle" ? null : Cr(e) ? e.slice(6) : e;
}
function Tr(e, t, n) {
	return n === "idle" ? e.players[t].idle : Cr(n) ? +!!e.assets[wr(n)].hasGuard : e.assets[n].workers;
}
function Er(e, t, n, r) {
	n === "idle" ? e.players[t].idle += r : Cr(n) ? e.assets[wr(n)].hasGuard = r > 0 : e.assets[n].workers += r;
}
// ../wt/v0/games/matter-of-fact/rules/planning.ts
function Dr(e, t) {
	if (e.players[t].isOnStrike) return B("MF-R40", "onStrike", {});
	let i = P(e, t), a = ["idle", ...i];
	if (e.options.raids === "on") for (let e of i) a.push(Sr(e));
	if (a.length === 1) return B("MF-16.1", "noAsset", {});
	let o = [];
	for (let i of a) {
		let s = Tr(e, t, i);
		s !== 0 && o.push({
			from: n([i], () => Or(e, i)),
			to: n(a, (t) => kr(e, i, t)),
			workers: r(1, s)
		});
	}
	return o.length > 0 ? o : B("MF-16.1", "noWorkers", {});
}
function Or(e, t) {
	let n = wr(t);
	return n !== null && e.assets[n].capture?.mode === "operate" ? Wn(e, n) : null;
}
function kr(e, t, n) {
	if (t === n) return B("MF-16.1", "samePlace", {});
	let r = wr(n);
	if (r === null) return null;
	if (Cr(n) && e.assets[r].hasGuard) return B("MF-R34", "guardThere", { asset: r });
	let { capture: i } = e.assets[r];
	return i === null ? null : B("MF-16.5", "locked", {
		asset: r,
		raider: i.raider,
		mode: i.mode
	});
}
function Ar({ to: e, workers: t }) {
	let n = wr(e);
	return Cr(e) && t > 1 && n !== null ? B("MF-R34", "oneGuard", { asset: n }) : null;
}
function jr(e, t, { from: n, to: r, workers: i }) {
	Er(e, t, n, -i), Er(e, t, r, i), V(e, "workersMoved", {
		seat: t,
		from: n,
		to: r,
		workers: i
	});
}
function Mr(e, t) {
	let r = _n(e, t);
	if (r.length === 0) return B("MF-11.3", "noTechnology", {});
	let i = P(e, t);
	return i.length === 0 ? B("MF-11.5", "noAsset", {}) : r.map((r) => {
		let a = L(e, t, r);
		return {
			technology: n([r], () => a === null ? null : Wn(e, a)),
			asset: n(i, (t) => Nr(e, r, t))
		};
	});
}
function Nr(e, t, n) {
	let { fits: r } = N[t];
	return O[n] === r ? e.assets[n].technology === t ? B("MF-11.4", "liesThere", {
		technology: t,
		asset: n
	}) : Wn(e, n) : B("MF-11.3", "otherKind", {
		technology: t,
		fits: r
	});
}
function Pr(e, t, n, r) {
	let { hand: i } = e.players[t], a = Fr(e, t, n), o = e.assets[r].technology;
	o !== null && i.push(o), e.assets[r].technology = n, V(e, "technologyLaid", {
		seat: t,
		technology: n,
		from: a,
		asset: r,
		displaced: o
	}), yr(e);
}
function Fr(e, t, n) {
	let { hand: r } = e.players[t], i = L(e, t, n);
	return i === null ? r.splice(r.indexOf(n), 1) : e.assets[i].technology = null, i ?? "hand";
}
function Ir(e, t) {
	let r = [];
	for (let n of P(e, t)) {
		let { technology: t } = e.assets[n];
		t !== null && r.push(t);
	}
	return r.length === 0 ? B("MF-R31", "noTechnology", {}) : { technology: n(r, (n) => {
		let r = L(e, t, n);
		return r === null ? null : Wn(e, r);
	}) };
}
function Lr(e, t, n) {
	let r = L(e, t, n);
	r !== null && (e.assets[r].technology = null, e.players[t].hand.push(n), V(e, "technologyTakenUp", {
		seat: t,
		technology: n,
		asset: r
	}), yr(e));
}
// ../wt/v0/games/matter-of-fact/content/action-cards.ts
var Rr = {
	A01: {
		is: "contract",
		units: {
			coal: 2,
			ore: 5
		}
	},
	A02: {
		is: "contract",
		units: { coal: 4 }
	},
	A03: {
		is: "contract",
		units: { coal: 6 }
	},
	A04: {
		is: "contract",
		units: {
			coal: 3,
			ore: 2
		}
	},
	A05: {
		is: "contract",
		units: { ore: 4 }
	},
	A06: {
		is: "contract",
		units: { ore: 3 }
	},
	A07: {
		is: "contract",
		units: {
			coal: 5,
			ore: 1
		}
	},
	A08: {
		is: "contract",
		units: {
			ore: 3,
			steel: 1
		}
	},
	A09: {
		is: "contract",
		units: {
			coal: 3,
			energy: 1
		}
	},
	A10: {
		is: "contract",
		units: { steel: 2 }
	},
	A11: {
		is: "contract",
		units: { energy: 2 }
	},
	A12: {
		is: "contract",
		units: {
			steel: 1,
			energy: 1
		}
	},
	A13: {
		is: "contract",
		units: { steel: 3 }
	},
	A14: {
		is: "contract",
		units: { energy: 3 }
	},
	A15: {
		is: "contract",
		units: {
			coal: 2,
			steel: 1
		}
	},
	A16: {
		is: "contract",
		units: {
			ore: 2,
			energy: 1
		}
	},
	A17: {
		is: "subsidy",
		rates: {
			mine: 2,
			excavatingPlant: 5
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A18: {
		is: "subsidy",
		rates: { mine: 5 },
		prices: { coal: -1 }
	},
	A19: {
		is: "subsidy",
		rates: {
			mine: 4,
			excavatingPlant: 4
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A20: {
		is: "subsidy",
		rates: { excavatingPlant: 6 },
		prices: { ore: -1 }
	},
	A21: {
		is: "subsidy",
		rates: { steelPlant: 10 },
		prices: { steel: -1 }
	},
	A22: {
		is: "subsidy",
		rates: { powerPlant: 12 },
		prices: { energy: -1 }
	},
	A23: {
		is: "subsidy",
		rates: {
			steelPlant: 8,
			powerPlant: 8
		},
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A24: {
		is: "subsidy",
		rates: {
			technologyPark: 20,
			powerPlant: 5
		},
		prices: {}
	},
	A25: {
		is: "subsidy",
		rates: {
			mine: 3,
			powerPlant: 6
		},
		prices: {
			coal: -1,
			energy: -1
		}
	},
	A26: {
		is: "subsidy",
		rates: {
			excavatingPlant: 3,
			steelPlant: 6
		},
		prices: {
			ore: -1,
			steel: -1
		}
	},
	A27: {
		is: "dividend",
		kinds: ["mine"],
		prices: { coal: -1 }
	},
	A28: {
		is: "dividend",
		kinds: ["excavatingPlant"],
		prices: { ore: -1 }
	},
	A29: {
		is: "dividend",
		kinds: ["mine", "excavatingPlant"],
		prices: {}
	},
	A30: {
		is: "dividend",
		kinds: ["steelPlant"],
		prices: { steel: -1 }
	},
	A31: {
		is: "dividend",
		kinds: ["powerPlant"],
		prices: { energy: -1 }
	},
	A32: {
		is: "dividend",
		kinds: ["steelPlant", "powerPlant"],
		prices: {}
	},
	A33: {
		is: "dividend",
		kinds: ["technologyPark", "steelPlant"],
		prices: {}
	},
	A34: {
		is: "dividend",
		kinds: ["mine", "powerPlant"],
		prices: { coal: 1 }
	},
	A35: {
		is: "dividend",
		kinds: ["excavatingPlant", "steelPlant"],
		prices: { ore: 1 }
	},
	A36: {
		is: "dividend",
		kinds: [
			"mine",
			"excavatingPlant",
			"steelPlant",
			"powerPlant",
			"technologyPark"
		],
		prices: {}
	},
	A37: {
		is: "taxes",
		rates: { technology: 3 },
		prices: {}
	},
	A38: {
		is: "taxes",
		rates: { technology: 6 },
		prices: {
			steel: 1,
			energy: 1
		}
	},
	A39: {
		is: "taxes",
		rates: { mine: 4 },
		prices: { coal: 1 }
	},
	A40: {
		is: "taxes",
		rates: { excavatingPlant: 5 },
		prices: { ore: 1 }
	},
	A41: {
		is: "taxes",
		rates: {
			mine: 3,
			excavatingPlant: 3
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A42: {
		is: "taxes",
		rates: { steelPlant: 8 },
		prices: { steel: 1 }
	},
	A43: {
		is: "taxes",
		rates: { powerPlant: 10 },
		prices: { energy: 1 }
	},
	A44: {
		is: "taxes",
		rates: { technologyPark: 20 },
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A45: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 5,
			quadcopter: 8
		},
		prices: {}
	},
	A46: {
		is: "transportTax",
		rates: {
			train: 1,
			electricVehicle: 6,
			quadcopter: 10
		},
		prices: { coal: 1 }
	},
	A47: {
		is: "transportTax",
		rates: {
			train: 3,
			electricVehicle: 5,
			quadcopter: 5
		},
		prices: { ore: 1 }
	},
	A48: {
		is: "transportTax",
		rates: {
			electricVehicle: 6,
			quadcopter: 12
		},
		prices: { energy: 1 }
	},
	A49: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 4,
			quadcopter: 6
		},
		prices: { energy: -1 }
	},
	A50: {
		is: "transportTax",
		rates: {
			electricVehicle: 5,
			quadcopter: 15
		},
		prices: {
			coal: -1,
			ore: -1
		}
	}
}, zr = Object.keys(Rr), Br = zr.filter(Vr);
function Vr(e) {
	return Rr[e].is === "contract";
}
// ../wt/v0/games/matter-of-fact/rules/selling.ts
var Hr = r(1, 1e3), Ur = (e, t) => e.players[t].arrest > 0 ? B("MF-19.3", "arrested", { turns: e.players[t].arrest }) : null;
function Wr(e, t) {
	let n = Ur(e, t);
	if (n !== null) return n;
	let { stock: i } = e.players[t], a = [];
	for (let e of w) {
		let t = i[e];
		if (t === 0) continue;
		let n = B("MF-17.1", "stockLimit", {
			resource: e,
			stock: t
		});
		a.push({
			resource: { one: [e] },
			units: r(1, t, { above: n })
		});
	}
	return a.length === 0 ? B("MF-17.1", "nothingToSell", {}) : (a.length < w.length && a.push(Gr(e, t)), a);
}
var Gr = (e, t) => ({
	resource: n(w.filter((n) => e.players[t].stock[n] === 0), (e) => B("MF-17.1", "noStock", { resource: e })),
	units: Hr
});
function Kr(e, t, n, r) {
	let i = Y(e, n);
	e.players[t].stock[n] -= r, V(e, "sold", {
		seat: t,
		resource: n,
		units: r,
		price: i,
		income: r * i
	}), W(e, t, r * i);
}
var qr = Xr((e) => w.filter((t) => t in Rr[e].units)), Jr = Xr((e) => ({
	contract: n([e]),
	resource: n(w.filter((t) => !qr[e].includes(t)), (t) => B("MF-9.2", "notInContract", {
		contract: e,
		resource: t
	})),
	units: Hr
}));
function Yr(e, t) {
	let { contracts: n, stock: i } = e.players[t];
	if (n.length === 0) return B("MF-9.2", "noContract", {});
	let a = Ur(e, t);
	if (a !== null) return a;
	let o = [];
	for (let { card: e, open: t } of n) {
		for (let n of qr[e]) {
			let a = t[n] < i[n] ? B("MF-9.7", "contractLimit", {
				contract: e,
				open: t[n]
			}) : B("MF-17.1", "stockLimit", {
				resource: n,
				stock: i[n]
			});
			o.push({
				contract: { one: [e] },
				resource: { one: [n] },
				units: r(1, Math.min(t[n], i[n]), { above: a })
			});
		}
		o.push(Jr[e]);
	}
	return o;
}
function Xr(e) {
	return Object.fromEntries(Br.map((t) => [t, e(t)]));
}
function Zr(e, t, { contract: n, resource: r, units: i }) {
	let a = e.players[t], o = a.contracts.find(({ card: e }) => e === n);
	if (o === void 0) return;
	let s = dr(r);
	a.stock[r] -= i, o.open[r] -= i;
	let c = { ...o.open };
	V(e, "delivered", {
		seat: t,
		contract: n,
		resource: r,
		units: i,
		price: s,
		income: i * s,
		open: c
	}), W(e, t, i * s), Nn(o.open) && (Qr(e, t, o), V(e, "contractFilled", {
		seat: t,
		contract: n
	}));
}
function Qr(e, t, n) {
	let r = e.players[t];
	r.contracts = r.contracts.filter((e) => e !== n), e.actionDiscards.push(n.card);
}
function $r(e, t) {
	for (let n of [...e.players[t].contracts]) --n.turns, !(n.turns > 0) && (Qr(e, t, n), V(e, "contractLapsed", {
		seat: t,
		contract: n.card,
		open: { ...n.open }
	}));
}
function ei(e, t) {
	let r = P(e, t);
	return r.length === 0 ? B("MF-10.5", "noAsset", {}) : { asset: n(r, (t) => ti(e, t)) };
}
function ti(e, t) {
	let { capture: n } = e.assets[t];
	return n === null ? null : B("MF-R49", "captured", {
		asset: t,
		by: n.raider
	});
}
function ni(e, t, n) {
	let r = $t(O[n]), i = ri(e, t, n);
	mn(e, n, null), V(e, "assetSold", {
		seat: t,
		asset: n,
		price: r,
		...i
	}), W(e, t, r), yr(e);
}
function ri(e, t, n) {
	let r = e.assets[n], { technology: i } = r, a = r.workers + +!!r.hasGuard;
	return e.players[t].idle += a, i !== null && e.players[t].hand.push(i), Object.assign(r, {
		technology: null,
		workers: 0,
		hasGuard: !1
	}), {
		workers: a,
		technology: i
	};
}
// ../wt/v0/games/matter-of-fact/rules/stages.ts
var ii = {
	captured: 1,
	production: 1,
	standstill: 1,
	monopoly: 2,
	startHex: 3,
	movement: 3,
	border: 3,
	investments: 4,
	salary: 4,
	settleSalary: 4,
	planning: 5
}, ai = (e) => ii[fn(e)?.step ?? ""] ?? 0;
// ../wt/v0/games/matter-of-fact/rules/deals.ts
function oi(e, t, n) {
	let r = fn(e)?.seat ?? null;
	return {
		isFull: (t === r || n === r) && ai(e) >= 2,
		active: r
	};
}
var si = (e, t) => T.some((n) => e.players[t].vehicles[n] !== "none"), ci = (e, t) => pn(e, t).filter((n) => oi(e, t, n).isFull || si(e, t) || si(e, n));
function li(e, t) {
	return e.players[t].hasLeft ? [] : ci(e, t).filter((n) => {
		let r = oi(e, t, n);
		return or(e, r, t) && (e.options.cash === "hidden" || or(e, r, n));
	});
}
function ui(e, t) {
	let [n] = ci(e, t);
	return n === void 0 ? B("MF-R46", "onlyTransport", {}) : B("MF-R47", "nothingToGive", { giver: or(e, oi(e, t, n), t) ? n : t });
}
function di(e, t, n, { give: r, take: i }) {
	if (sr(r)) return B("MF-R47", "emptySide", { giver: t });
	if (sr(i)) return B("MF-R47", "emptySide", { giver: n });
	let a = oi(e, t, n);
	return !a.isFull && r.vehicles.length > 0 && i.vehicles.length > 0 || !a.isFull && r.vehicles.length + i.vehicles.length === 0 ? B("MF-R46", "onlyTransport", {}) : lr(e, a, t, n, r) ?? lr(e, a, n, t, i) ?? fi(e, t, r) ?? (e.options.cash === "open" ? fi(e, n, i) : null);
}
function fi(e, t, { money: n }) {
	let r = H(e, t);
	return r < n ? B("MF-R47", "cannotPay", {
		cost: n,
		cash: r
	}) : null;
}
function pi(e, t, n, { give: r, take: i }) {
	V(e, "traded", {
		from: t,
		to: n,
		give: r,
		take: i
	}), U(e, t, r.money), U(e, n, i.money), mi(e, t, n, r), mi(e, n, t, i), W(e, n, r.money), W(e, t, i.money), yr(e);
}
function mi(e, t, n, r) {
	let [i, a] = [e.players[t], e.players[n]];
	r.release !== null && Vn(e, r.release, "release");
	for (let e of w) i.stock[e] -= r[e], a.stock[e] += r[e];
	hi(e, t, n, r);
	for (let e of r.vehicles) i.vehicles[e] = "none", a.vehicles[e] = "new";
	for (let e of r.contracts) {
		let t = i.contracts.find((t) => t.card === e);
		t !== void 0 && (i.contracts = i.contracts.filter((e) => e !== t), a.contracts.push({
			...t,
			turns: 2
		}));
	}
}
function hi(e, t, n, { assets: r, technologies: i }) {
	let a = i.filter((n) => {
		let i = L(e, t, n);
		return i !== null && r.includes(i);
	});
	for (let r of i) a.includes(r) || (Fr(e, t, r), e.players[n].hand.push(r));
	for (let i of r) {
		Vn(e, i, "sale");
		let { technology: r } = ri(e, t, i);
		mn(e, i, n), r !== null && a.includes(r) && (Fr(e, t, r), e.assets[i].technology = r);
	}
}
var gi = gt({
	rule: "MF-R46",
	deals: (e) => e.deals,
	limits: Kt,
	until: () => "turn",
	partners: li,
	terms: (e, t, n) => {
		let r = oi(e, t, n);
		return { parts: {
			give: Yn(e, r, t, n, t),
			take: Yn(e, r, n, t, t)
		} };
	},
	unfit: di,
	carryOut: pi
}), _i = {
	...gi,
	proposeDeal: {
		...gi.proposeDeal,
		offer(e, t, n) {
			if (e.options.trade === "off") return B("MF-1.6", "tradeOff", {});
			let r = gi.proposeDeal.offer(e, t, n);
			return "refused" in r && li(e, n).length === 0 ? ui(e, n) : r;
		}
	},
	acceptDeal: {
		...gi.acceptDeal,
		check(e, t, n, { deal: r }) {
			let i = e.deals.open.find((e) => e.id === r);
			return i === void 0 ? null : fi(e, n, i.terms.secret.take);
		}
	}
}, vi = (e) => Number(e.options.biobots);
function yi(e, t) {
	let { biobots: n } = e.players[t], r = vi(e);
	if (!(n < r)) {
		if (e.options.end === "immediate") return Ti(e, {
			because: "biobots",
			rule: "MF-22.1",
			first: [t]
		});
		n === r && pn(e, t).every((t) => e.players[t].biobots < r) && V(e, "lastTurnsBegan", {
			seat: t,
			biobots: n
		});
	}
}
function bi(e) {
	e.seats.some((t) => e.players[t].biobots >= vi(e)) ? Ti(e, {
		because: "biobots",
		rule: "MF-R50",
		first: e.seats
	}) : e.lastRound !== null && e.round >= e.lastRound && Ti(e, {
		because: "roundCap",
		rule: "MF-R62",
		first: e.seats
	});
}
var xi = (e, t) => ({
	biobots: e.players[t].biobots,
	worth: Si(e, t),
	capacity: w.reduce((n, r) => n + _r(e, t)[r], 0)
});
function Si(e, t) {
	let n = H(e, t) - En(e, t) + fr(e, e.players[t].stock);
	for (let r of P(e, t)) n += $t(O[r]);
	for (let r of T) e.players[t].vehicles[r] !== "none" && (n += Xt[r].refund);
	return n;
}
function Ci(e, t) {
	let n = e.seats.map((t) => xi(e, t)), r = e.seats.map((r) => {
		let { biobots: i, worth: a, capacity: o } = n[r];
		return [
			+!e.players[r].hasLeft,
			+!!t.includes(r),
			i,
			a,
			o
		];
	});
	return r.map((e) => 1 + r.filter((t) => wi(t, e) > 0).length);
}
function wi(e, t) {
	for (let [n, r] of e.entries()) if (r !== t[n]) return r - (t[n] ?? 0);
	return 0;
}
function Ti(e, { because: t, rule: n, first: r }) {
	let i = Ci(e, r), a = C(e.seats, (t) => xi(e, t)), o = e.seats.filter((e) => i[e] === 1);
	e.ending = {
		because: t,
		rule: n,
		round: e.round,
		winners: o,
		places: C(e.seats, (e) => i[e]),
		standings: a
	}, e.outcome = {
		winners: o,
		scores: e.seats.map((e) => 1e5 * a[e].biobots + a[e].worth)
	}, V(e, "gameEnded", { ...e.ending });
}
// ../wt/v0/games/matter-of-fact/rules/production.ts
var Ei = (e, t, n) => e.assets[t].workers + +(n === j[t]);
function Di(e, t, n, r) {
	let { capture: i } = e.assets[t];
	if (i !== null) return {
		is: "captured",
		by: i.raider
	};
	let a = I(e, t), o = Ei(e, t, n);
	return o < a.workers ? {
		is: "shortOfWorkers",
		has: o,
		needs: a.workers
	} : q(r, a.inputs) === null ? null : {
		is: "shortOfInputs",
		missing: Mn(r, a.inputs)
	};
}
function Oi(e, t, n) {
	if (t.ran.includes(n)) return B("MF-R28", "alreadyRan", { asset: n });
	let { stock: r } = e.players[t.seat], { capture: i } = e.assets[n];
	if (i !== null) return B("MF-18.5", "captured", {
		asset: n,
		by: i.raider
	});
	let a = I(e, n), o = Ei(e, n, t.startedAt);
	if (o < a.workers) return B("MF-5.11", "shortOfWorkers", {
		asset: n,
		has: o,
		needs: a.workers
	});
	let s = q(r, a.inputs);
	return s === null ? null : B("MF-5.2", "shortOfInputs", {
		asset: n,
		resource: s,
		has: r[s],
		needs: a.inputs[s] ?? 0
	});
}
function ki(e, t, n) {
	let { workers: r, inputs: i, output: a } = I(e, n), { stock: o } = e.players[t.seat], s = e.assets[n].workers < r;
	t.ran.push(n), jn(o, i);
	let c = F(n);
	if (V(e, "produced", {
		seat: t.seat,
		asset: n,
		technology: e.assets[n].technology,
		product: c,
		units: a,
		workers: s ? r - 1 : r,
		ownLabour: s,
		inputs: K(i)
	}), c === "biobot") return ji(e, t.seat, n, a);
	o[c] += a, Ai(e, t.seat, n, c);
}
function Ai(e, t, n, r) {
	let { technology: i } = e.assets[n];
	i === null || I(e, n).output < 2 || e.usedTechnologies.includes(i) || (e.usedTechnologies.push(i), hr(e, r, -1, {
		because: "firstUse",
		rule: "MF-6.7",
		seat: t,
		source: i
	}));
}
function ji(e, t, n, r) {
	e.players[t].biobots += r, V(e, "biobotMade", {
		seat: t,
		asset: n,
		biobots: e.players[t].biobots,
		target: vi(e)
	}), yi(e, t);
}
function Mi(e, t) {
	for (let n of P(e, t.seat)) {
		let { capture: r, workers: i, technology: a } = e.assets[n], o = F(n);
		if (r === null || r.supplies === null || o === "biobot") continue;
		let { inputs: s, salary: c } = r.supplies, { output: l } = I(e, n);
		r.supplies = null, An(e.players[r.raider].stock, { [o]: l }), t.covered += i, V(e, "producedForRaider", {
			seat: t.seat,
			raider: r.raider,
			asset: n,
			technology: a,
			product: o,
			units: l,
			workers: i,
			salary: c,
			inputs: s
		}), Ai(e, t.seat, n, o);
	}
}
function X(e, t) {
	let { workers: n, inputs: r, output: i } = I(e, t), a = F(t);
	return (a === "biobot" ? 0 : i * Y(e, a)) - fr(e, r) - n * G(e);
}
function Ni(e, t) {
	if (t.struck) return !1;
	let { stock: n } = e.players[t.seat];
	return P(e, t.seat).some((r) => !t.ran.includes(r) && Di(e, r, t.startedAt, n) === null);
}
var Pi = (e, t) => Fi(e, t).runs;
function Fi(e, t) {
	let n = { ...e.players[t.seat].stock }, r = [];
	if (t.struck) return {
		runs: r,
		stock: n
	};
	let i = P(e, t.seat).filter((e) => !t.ran.includes(e));
	for (let a of [
		1,
		2,
		3
	]) {
		let o = i.filter((e) => E[O[e]].level === a);
		o.length > 1 && o.sort((t, n) => X(e, n) - X(e, t));
		for (let i of o) {
			if (Di(e, i, t.startedAt, n) !== null) continue;
			let { inputs: a, output: o } = I(e, i), s = F(i);
			jn(n, a), s !== "biobot" && (n[s] += o), r.push(i);
		}
	}
	return {
		runs: r,
		stock: n
	};
}
function Ii(e, t, n = e.players[t.seat].stock) {
	return P(e, t.seat).filter((n) => !t.ran.includes(n) && !Li(e, n)).map((r) => ({
		asset: r,
		because: (t.struck ? { is: "strike" } : Di(e, r, t.startedAt, n)) ?? { is: "unused" }
	}));
}
var Li = (e, t) => {
	let { capture: n } = e.assets[t];
	return n !== null && n.mode === "operate" && n.supplies === null;
};
// ../wt/v0/games/matter-of-fact/rules/production-facts.ts
function Ri(e, t) {
	let { runs: n, stock: r } = Fi(e, t), i = K(), a = K(), o = 0;
	for (let t of n) {
		let { inputs: n, output: r } = I(e, t), s = F(t);
		An(a, n), s === "biobot" ? o += r : i[s] += r;
	}
	let s = Ii(e, t, r).filter(({ asset: e }) => !n.includes(e));
	return {
		proposal: n,
		gains: i,
		biobots: o,
		spends: a,
		standstills: s
	};
}
var zi = (e, t) => ({
	seat: t,
	startedAt: e.players[t].cell,
	struck: e.players[t].isOnStrike,
	ran: []
}), Bi = (e, t, n) => t === null ? null : {
	seat: t,
	cash: n ? H(e, t) : null,
	stock: Fi(e, zi(e, t)).stock,
	capacities: _r(e, t)
};
function Vi(e, t, n) {
	let r = O[t], { cost: i, dividend: a, product: o } = E[r], { owner: s } = e.assets[t], { workers: c, inputs: l, output: u } = I(e, t), d = s === null ? null : e.players[s].cell, f = s !== null && e.players[s].isOnStrike, p = s === null ? null : Di(e, t, d, e.players[s].stock);
	return {
		kind: r,
		cell: j[t],
		product: o,
		cost: i,
		resale: $t(r),
		dividend: a,
		workers: c,
		inputs: K(l),
		output: u,
		standstill: f ? { is: "strike" } : p,
		isReady: s !== null && !f && p === null,
		ownLabour: d === j[t],
		margin: X(e, t),
		ifBought: s === null && n !== null ? Hi(e, t, n) : null
	};
}
function Hi(e, t, n) {
	let { cost: r } = E[O[t]], i = n.cash === null ? null : n.cash - r, a = fr(e, Gi(e, t, n));
	return {
		...Ui(e, t, n.seat),
		salary: gn(e, n.seat) * G(e),
		cash: i,
		standstill: Wi(e, t, n),
		isUnfed: a > 0 && i !== null && i < 2 * a
	};
}
function Ui(e, t, n) {
	let r = F(t), i = X(e, t);
	if (r === "biobot") return {
		price: null,
		monopolist: null,
		capacity: 0,
		margin: i
	};
	let { output: a } = I(e, t), { column: o } = e.market[r], s = e.seats.map((t) => gr(e, t, r) + (t === n ? a : 0)), c = J(r, pr(o, -1));
	return {
		price: c,
		monopolist: vr(s),
		capacity: s[n] ?? 0,
		margin: i - a * (J(r, o) - c)
	};
}
function Wi(e, t, { seat: n, stock: r }) {
	let { workers: i, inputs: a } = I(e, t), o = e.players[n].idle + e.players[n].picket + 1;
	return o < i ? {
		is: "shortOfWorkers",
		has: o,
		needs: i
	} : q(r, a) === null ? null : {
		is: "shortOfInputs",
		missing: Mn(r, a)
	};
}
function Gi(e, t, { seat: n, capacities: r }) {
	let i = K(I(e, t).inputs);
	for (let t of w) (r[t] > 0 || e.players[n].stock[t] >= 2 * i[t]) && (i[t] = 0);
	return i;
}
// ../wt/v0/games/matter-of-fact/rules/market-facts.ts
function Ki(e, t) {
	let { column: n } = e.market[t], r = (r) => mr(e, t, r) ? null : J(t, pr(n, r));
	return {
		price: Y(e, t),
		highest: J(t, 0),
		lowest: J(t, 10),
		up: r(1),
		down: r(-1),
		capacities: C(e.seats, (n) => gr(e, n, t)),
		tokens: e.options.tokens === "limited" ? br(e, t) : null
	};
}
// ../wt/v0/games/matter-of-fact/rules/proposed-plan.ts
var qi = 1e3;
function Ji(e, t) {
	let n = Yi(e, t), r = { ...e.players[t].stock }, i = e.players[t].idle + n.reduce((t, { asset: n }) => t + e.assets[n].workers, 0), a = {
		posts: [],
		idle: i,
		runs: [],
		margin: 0
	}, o = (t) => {
		n.splice(n.indexOf(t), 1), Qi(e, r, t.asset), a.idle -= t.needs, a.margin += X(e, t.asset), a.runs.push(t.asset), a.posts.push({
			asset: t.asset,
			workers: t.needs
		});
	}, s = ({ asset: t, needs: n, gain: i }) => n <= a.idle && i > 0 && q(r, I(e, t).inputs) === null;
	for (let t of $i(e, n, r, i)) o(t);
	for (let e = n.find(s); e !== void 0; e = n.find(s)) o(e);
	for (let { asset: e } of n) a.posts.push({
		asset: e,
		workers: 0
	});
	return a;
}
var Yi = (e, t) => P(e, t).filter((t) => e.assets[t].capture === null).map((n) => ({
	asset: n,
	needs: Xi(e, t, n),
	gain: Zi(e, n)
})).sort((e, t) => t.gain * Math.max(1, e.needs) - e.gain * Math.max(1, t.needs)), Xi = (e, t, n) => I(e, n).workers - +(e.players[t].cell === j[n]), Zi = (e, t) => X(e, t) + (F(t) === "biobot" ? qi : 0);
function Qi(e, t, n) {
	let { inputs: r, output: i } = I(e, n), a = F(n);
	jn(t, r), a !== "biobot" && (t[a] += i);
}
function $i(e, t, n, r) {
	for (let i of t.filter(({ asset: e }) => F(e) === "biobot")) {
		let a = ea(e, t, { ...n }, i, []);
		if (a !== null && a.reduce((e, { needs: t }) => e + t, 0) <= r) return a;
	}
	return [];
}
function ea(e, t, n, r, i) {
	let { inputs: a } = I(e, r.asset);
	for (let r = q(n, a); r !== null; r = q(n, a)) {
		let a = t.find((e) => F(e.asset) === r && !i.includes(e));
		if (a === void 0 || ea(e, t, n, a, i) === null) return null;
	}
	return Qi(e, n, r.asset), i.push(r), i;
}
var ta = (e, { posts: t }) => t.every(({ asset: t, workers: n }) => e.assets[t].workers === n);
function na(e, t) {
	let { posts: n } = Ji(e, t), r = e.players[t];
	for (let { asset: i, workers: a } of n) {
		let n = e.assets[i].workers - a;
		n <= 0 || (e.assets[i].workers = a, r.idle += n, V(e, "workersMoved", {
			seat: t,
			from: i,
			to: "idle",
			workers: n
		}));
	}
	for (let { asset: i, workers: a } of n) {
		let n = a - e.assets[i].workers;
		n <= 0 || (e.assets[i].workers = a, r.idle -= n, V(e, "workersMoved", {
			seat: t,
			from: "idle",
			to: i,
			workers: n
		}));
	}
}
// ../wt/v0/games/matter-of-fact/rules/salary.ts
var ra = (e, t) => hn(e, t.seat) ? Math.max(0, gn(e, t.seat) - t.covered - t.paidFor) : 0, ia = (e, t) => ra(e, t) * G(e);
function aa(e, t) {
	let n = ra(e, t), r = G(e);
	U(e, t.seat, n * r), t.paidFor += n, V(e, "salaryPaid", {
		seat: t.seat,
		workers: n,
		rate: r,
		amount: n * r
	}), oa(e, t.seat, "paid");
}
function oa(e, t, n) {
	let r = e.players[t];
	if (!r.isOnStrike) return;
	let i = r.picket;
	r.isOnStrike = !1, r.picket = 0, r.idle += i, V(e, "strikeEnded", {
		seat: t,
		workers: i,
		because: n
	});
}
function sa(e, t, n) {
	let r = e.players[t], i = gn(e, t);
	for (let n of P(e, t)) e.assets[n].workers = 0, e.assets[n].hasGuard = !1;
	r.idle = 0, r.picket = i, r.isOnStrike = !0, V(e, "strikeBegan", {
		seat: t,
		by: n,
		workers: i
	});
}
// ../wt/v0/games/matter-of-fact/rules/salary-facts.ts
function ca(e, t) {
	let n = ia(e, t), r = H(e, t.seat), i = n <= r, a = e.players[t.seat].arrest > 0 ? 0 : fr(e, e.players[t.seat].stock);
	return {
		due: n,
		workers: ra(e, t),
		cash: r,
		isAffordable: i,
		exits: {
			discharge: i ? null : la(e, t, n - r),
			stock: a,
			assets: i ? [] : ua(e, t, n)
		}
	};
}
function la(e, t, n) {
	let r = Math.ceil(n / G(e)), { idle: i, picket: a } = e.players[t.seat], o = i + a;
	for (let n of P(e, t.seat)) {
		let { workers: t, hasGuard: r, capture: i } = e.assets[n];
		o += (i === null ? t : 0) + +!!r;
	}
	return r <= o ? r : null;
}
function ua(e, t, n) {
	let r = P(e, t.seat), i = r.length === 1 ? 0 : n;
	return r.filter((t) => e.assets[t].capture === null).map((n) => {
		let r = $t(O[n]);
		return {
			asset: n,
			price: r,
			left: H(e, t.seat) - En(e, t.seat) + r - i
		};
	});
}
// ../wt/v0/games/matter-of-fact/rules/seat-facts.ts
function da(e, t, n) {
	let r = gn(e, t), i = P(e, t), a = Object.fromEntries(Zt.map((e) => [e, 0]));
	for (let e of i) a[O[e]] += 1;
	let o = e.options.cash === "open" || e.outcome !== null;
	return {
		workers: r,
		salary: i.length > 0 ? r * G(e) : 0,
		speed: yn(e, t),
		vehicle: vn(e, t),
		assets: a,
		capacities: _r(e, t),
		worth: o || t === n ? Si(e, t) : null,
		place: o ? e.ending?.places[t] ?? Ci(e, e.seats)[t] ?? null : null,
		readiness: fa(e, t),
		forecast: Ri(e, zi(e, t))
	};
}
function fa(e, t) {
	let { stock: n, cell: r } = e.players[t], i = P(e, t).filter((e) => O[e] === "technologyPark"), a = i.map((t) => ({
		process: I(e, t),
		hands: Ei(e, t, r)
	})), o = {
		process: E.technologyPark.basic,
		hands: 0
	}, s = ({ process: e, hands: t }) => Math.max(0, (e.inputs.steel ?? 0) - n.steel) + Math.max(0, (e.inputs.energy ?? 0) - n.energy) + Math.max(0, e.workers - t), [c = o] = a.sort((e, t) => s(e) - s(t));
	return {
		hasPark: i.length > 0,
		steel: {
			has: n.steel,
			needs: c.process.inputs.steel ?? 0
		},
		energy: {
			has: n.energy,
			needs: c.process.inputs.energy ?? 0
		},
		workers: {
			has: c.hands,
			needs: c.process.workers
		}
	};
}
// ../wt/v0/games/matter-of-fact/rules/locations.ts
var pa = { is: "open" };
function Z(e, t) {
	let { cell: n } = e.players[t.seat];
	return n === null ? pa : an[n];
}
function ma(e, t) {
	let n = e.options.reuse === "allowed" || t.hasArrived;
	return Ur(e, t.seat) ?? (n ? null : B("MF-R23", "mustArrive", {}));
}
function ha(e, t, n, r) {
	let i = Z(e, t);
	return (n === "freeAsset" ? i.is === "asset" : i.is === n) ? ma(e, t) : B(r, "notHere", { needs: n });
}
function ga(e, t) {
	let n = Z(e, t);
	if (n.is !== "asset" || e.options.raids === "off") return !1;
	let { owner: r, capture: i } = e.assets[n.asset];
	return r !== null && r !== t.seat && (i !== null || t.mayRaid);
}
function _a(e, t) {
	let n = Z(e, t);
	return n.is === "open" || n.is === "frontier" ? !1 : n.is === "asset" && e.assets[n.asset].owner !== null ? ga(e, t) : n.is === "businessCentre" && !w.some((t) => e.market[t].isOpen) ? !1 : !t.hasStudied;
}
// ../wt/v0/kernel/hex.ts
var va = [
	0,
	1,
	2,
	3,
	4,
	5
], ya = [
	{
		q: 0,
		r: -1
	},
	{
		q: 1,
		r: -1
	},
	{
		q: 1,
		r: 0
	},
	{
		q: 0,
		r: 1
	},
	{
		q: -1,
		r: 1
	},
	{
		q: -1,
		r: 0
	}
];
function ba({ q: e, r: t }, n) {
	let r = ya[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function xa(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function Sa(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of va) {
			let { q: t, r: i } = ba(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = xa(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
// ../wt/v0/games/matter-of-fact/rules/map.ts
var Ca = Sa(rn), wa = 0, Ta = 1, Ea = 2, Da = 3, Oa = (e, t) => e * 2 + +!!t;
function ka(e, t) {
	let n = /* @__PURE__ */ new Uint8Array(137);
	for (let r of e.seats) if (r !== t) for (let t of P(e, r)) e.assets[t].hasGuard && (n[j[t]] = Ea);
	for (let r of e.seats) {
		let { cell: i } = e.players[r];
		if (i === null || r === t) continue;
		let a = M[i];
		n[i] = a !== null && e.assets[a].owner === t && e.assets[a].capture !== null ? Da : Ta;
	}
	return n;
}
function Aa(e, t, n, r) {
	let i = vn(e, t) === "quadcopter", a = ka(e, t), o = (/* @__PURE__ */ new Int16Array(274)).fill(-1), s = (/* @__PURE__ */ new Int16Array(274)).fill(-1), c = /* @__PURE__ */ new Int16Array(274), l = 1;
	c[0] = Oa(n, !1), o[n * 2] = 0;
	for (let e = 0; e < l; e++) {
		let t = c[e], n = o[t] + 1;
		if (n > r) break;
		let u = t >> 1;
		for (let e = 0; e < 6; e++) {
			let r = Ca.neighbours[u * 6 + e];
			if (r === -1) continue;
			let d = a[r];
			if (!i && (d === Ta || d === Ea)) continue;
			let f = r * 2 + (sn[r] ? 1 : t & 1);
			o[f] === -1 && (o[f] = n, s[f] = t, (i || d !== Da) && (c[l++] = f));
		}
	}
	return {
		start: n,
		hexes: o,
		from: s,
		bars: a
	};
}
function ja({ start: e, hexes: t, bars: n }, r, i) {
	if (r === e && !i) return !0;
	let a = n[r];
	return (a === wa || a === Da) && t[Oa(r, i)] !== -1;
}
var Ma = ({ bars: e }, t) => e[t] === Ea, Na = ({ bars: e }, t) => e[t] === Ta, Pa = ({ bars: e }, t) => e[t] === Da, Fa = ({ hexes: e }, t, n) => e[Oa(t, n)];
function Ia({ from: e }, t, n) {
	let r = [];
	for (let i = Oa(t, n); i !== -1; i = e[i]) r.push(i >> 1);
	return r.reverse();
}
// ../wt/v0/games/matter-of-fact/rules/turn-facts.ts
function La(e, t, n) {
	let r = Aa(e, t.seat, n, yn(e, t.seat));
	return k.flatMap((t) => {
		let n = ja(r, t, !1), i = ja(r, t, !0);
		return !n && !i ? [] : [{
			cell: t,
			hexes: Fa(r, t, !n),
			card: n ? i ? "either" : "without" : "with",
			ways: {
				without: n ? Ia(r, t, !1) : null,
				with: i ? Ia(r, t, !0) : null
			},
			arrests: Pa(r, t) ? bn(e, t) : null
		}];
	});
}
function Ra(e, t) {
	let n = ka(e, t);
	return k.flatMap((t) => {
		let r = bn(e, t);
		if (Na({ bars: n }, t) && r !== null) return [{
			cell: t,
			is: "chip",
			seat: r
		}];
		let i = M[t], a = Ma({ bars: n }, t) && i !== null ? e.assets[i].owner : null;
		return a === null ? [] : [{
			cell: t,
			is: "guard",
			seat: a
		}];
	});
}
function za(e, t, n) {
	let r = Aa(e, t.seat, n, k.length), i = yn(e, t.seat);
	return C(k, (e) => {
		let t = [!1, !0].filter((t) => ja(r, e, t)).map((t) => Fa(r, e, t));
		return t.length === 0 ? null : Math.ceil(Math.min(...t) / i);
	});
}
function Ba(e, t) {
	return e.stack.flatMap((e) => e.phase === "study" && e.seat === t ? e.cards.secret : []).map((n) => {
		let { price: r, fits: i, process: a } = N[n], o = P(e, t).filter((e) => O[e] === i);
		return {
			technology: n,
			price: r,
			isAffordable: H(e, t) >= r,
			fits: o.map((t) => {
				let n = F(t), r = n === "biobot" ? 0 : a.output * Y(e, n);
				return {
					asset: t,
					now: X(e, t),
					after: r - fr(e, a.inputs) - a.workers * G(e),
					workersAfter: a.workers
				};
			}),
			lowersPrice: a.output > 1 && !e.usedTechnologies.includes(n)
		};
	});
}
function Va(e, t) {
	let n = Z(e, t);
	if (n.is !== "asset" || !ga(e, t)) return null;
	let { owner: r } = e.assets[n.asset];
	return r === null ? null : {
		asset: n.asset,
		owner: r,
		...Fn(e, n.asset),
		product: F(n.asset),
		output: I(e, n.asset).output,
		isOperable: In(e, t.seat, n.asset) === null
	};
}
var Ha = C([], () => null);
// ../wt/v0/games/matter-of-fact/rules/facts.ts
function Ua(e, t) {
	let n = e.outcome === null ? fn(e) : null, r = Ga(e), i = e.outcome === null ? ai(e) : 0, a = n === null ? null : e.players[n.seat].cell, o = n !== null && (n.seat === t || e.options.cash === "open"), s = Bi(e, n?.seat ?? t, n === null || o);
	return {
		part: r,
		stage: i,
		active: n?.seat ?? null,
		order: e.starter === null ? [] : Nt(e.seats, e.starter),
		salaryRate: G(e),
		target: vi(e),
		market: Ka(w, (t) => Ki(e, t)),
		assets: Ka(D, (t) => Vi(e, t, s)),
		seats: C(e.seats, (n) => da(e, n, t)),
		reach: n !== null && a !== null && r === "movement" ? La(e, n, a) : [],
		blocked: n === null ? [] : Ra(e, n.seat),
		turnsTo: n !== null && a !== null ? za(e, n, a) : Ha,
		production: n !== null && r === "production" ? Ri(e, n) : null,
		salary: n !== null && o && i >= 1 && i <= 4 ? ca(e, n) : null,
		plan: n !== null && r === "planning" ? Ji(e, n.seat) : null,
		study: t === null ? [] : Ba(e, t),
		raid: n !== null && o && r === "investments" ? Va(e, n) : null,
		decks: {
			actions: e.actionDeck.secret.length,
			actionDiscards: e.actionDiscards.length,
			technologies: {
				I: e.technologyDecks.I.secret.length,
				II: e.technologyDecks.II.secret.length
			}
		}
	};
}
var Wa = {
	starter: "starter",
	startHex: "startHex",
	production: "production",
	monopoly: "monopoly",
	movement: "movement",
	investments: "investments",
	salary: "salary",
	planning: "planning",
	strike: "strike",
	choice: "study"
}, Ga = (e) => (e.outcome === null ? Wa[e.stack.at(-1)?.step ?? ""] : void 0) ?? "over", Ka = (e, t) => Object.fromEntries(e.map((e) => [e, t(e)]));
// ../wt/v0/games/matter-of-fact/rules/imagine.ts
function qa(e) {
	for (let t of e.deals.open) t.terms.secret ??= {
		give: { ...Gn },
		take: { ...Gn }
	};
	for (let t of e.seats) {
		let { cash: n, debt: r, hasLeft: i } = e.players[t];
		r.secret ??= 0, n.secret ??= i ? 0 : Math.max(150, Ja(e, t));
	}
}
var Ja = (e, t) => Math.max(0, ...e.deals.open.map(({ from: e, terms: n }) => e === t ? n.secret.give.money : 0)), Ya = {}, Xa = {
	offer: (e, t, n) => e.options.leaver === "liquidate" && !e.players[n].hasLeft ? {} : B("MF-R64", "botTakesOver", {}),
	take(e, t, n) {
		Za(e, n);
		let r = e.seats.filter((t) => !e.players[t].hasLeft);
		return r.length === 1 && Ti(e, {
			because: "lastPlayer",
			rule: "MF-R64",
			first: r
		}), z;
	}
};
function Za(e, t) {
	let n = e.players[t], r = [...P(e, t)];
	V(e, "conceded", {
		seat: t,
		assets: r
	});
	for (let n of D) (e.assets[n].owner === t || e.assets[n].capture?.raider === t) && Vn(e, n, "conceded");
	for (let n of _n(e, t)) e.technologyDiscards[N[n].level].push(n);
	e.workersLeft += gn(e, t);
	for (let t of r) Object.assign(e.assets[t], {
		owner: null,
		technology: null,
		workers: 0,
		hasGuard: !1,
		capture: null
	});
	n.assets = [];
	for (let { card: t } of n.contracts) e.actionDiscards.push(t);
	for (let t of T) {
		let r = e.vehiclesLeft[t];
		n.vehicles[t] !== "none" && r !== null && (e.vehiclesLeft[t] = r + 1);
	}
	n.cash.secret = 0, n.debt.secret = 0, Object.assign(n, {
		stock: K(),
		idle: 0,
		picket: 0,
		isOnStrike: !1,
		hand: [],
		vehicles: {
			electricVehicle: "none",
			quadcopter: "none"
		},
		cell: null,
		arrest: 0,
		contracts: [],
		hasLeft: !0
	});
	for (let { from: n, to: r } of e.deals.open) (n === t || r === t) && V(e, "dealLapsed", {
		from: n,
		to: r
	});
	e.deals.open = e.deals.open.filter(({ from: e, to: n }) => e !== t && n !== t), yr(e);
}
// ../wt/v0/games/matter-of-fact/rules/starter.ts
var Qa = (e) => to(e, De(e, e.seats.length), "random", []);
function $a(e) {
	let t = Oe(e, [...D]), n = [], r = [...e.seats];
	for (; r.length > 1;) {
		let i = r.map((e) => ({
			seat: e,
			asset: t.pop()
		}));
		n.push(i), r = eo(i), t.length < r.length && t.push(...Oe(e, [...D]));
	}
	to(e, r[0] ?? 0, "assetCards", n);
}
function eo(e) {
	let t = Math.max(...e.map(({ asset: e }) => Qt(e)));
	return e.filter(({ asset: e }) => Qt(e) === t).map(({ seat: e }) => e);
}
function to(e, t, n, r) {
	if (e.starter = t, V(e, "starterFound", {
		how: n,
		draws: r,
		starter: t
	}), e.options.compensation !== "none") for (let [n, r] of Nt(e.seats, t).entries()) {
		if (n === 0) continue;
		let t = n * 5;
		W(e, r, t), V(e, "compensated", {
			seat: r,
			amount: t
		});
	}
}
// ../wt/v0/games/matter-of-fact/rules/phases/game.ts
var no = xn("game", {
	draw(e) {
		e.options.starter === "random" ? Qa(e) : e.options.starter === "assetCards" && $a(e);
	},
	starter: {
		rule: "MF-3.7",
		ask: (e) => e.starter === null ? ro(e)[0] ?? null : null,
		idle: (e, t, n) => ({
			type: "nameStarter",
			starter: n
		}),
		actions: { nameStarter: {
			offer: (e) => ({ starter: n(ro(e)) }),
			take(e, t, n, { starter: r }) {
				return to(e, r, "host", []), R;
			}
		} }
	},
	round(e, t) {
		e.round += 1, t.upNext = Nt(e.seats, e.starter ?? 0), V(e, "roundBegan", { round: e.round });
	},
	turns: {
		call: "turn",
		with(e, t) {
			t.upNext = t.upNext.filter((t) => !e.players[t].hasLeft);
			let n = t.upNext.shift();
			return n === void 0 ? null : io(e, n);
		},
		then: () => Cn("turns")
	},
	end(e) {
		return bi(e), Cn("round");
	}
}), ro = (e) => e.seats.filter((t) => !e.players[t].hasLeft), io = (e, t) => ({
	seat: t,
	startedAt: e.players[t].cell,
	struck: e.players[t].isOnStrike,
	ran: [],
	priced: [],
	hasArrived: !1,
	drawsCard: !1,
	hasStudied: !1,
	mayRaid: !1,
	paidFor: 0,
	covered: 0,
	isUnpaid: !1,
	callers: []
});
// ../wt/v0/games/matter-of-fact/rules/action-cards.ts
function ao(e, t) {
	let n = ho(e);
	if (n !== null) {
		if (V(e, "cardDrawn", {
			seat: t,
			card: n
		}), Vr(n)) return e.players[t].contracts.push({
			card: n,
			open: K(Rr[n].units),
			turns: 2
		}), V(e, "contractTaken", {
			seat: t,
			card: n,
			turns: 2
		});
		oo(e, t, n, Rr[n]), e.actionDiscards.push(n);
	}
}
function oo(e, t, n, r) {
	switch (r.is) {
		case "contract": return;
		case "subsidy":
			so(e, t, n, uo(e, t, r.rates));
			break;
		case "dividend":
			so(e, t, n, uo(e, t, co(r.kinds)));
			break;
		case "taxes":
		case "transportTax": {
			let i = uo(e, t, r.rates), a = po(i);
			V(e, "taxed", {
				seat: t,
				card: n,
				items: i,
				amount: a,
				unpaid: On(e, t, a)
			});
		}
	}
	mo(e, t, n, r.prices);
}
function so(e, t, n, r) {
	let i = po(r);
	V(e, "grantPaid", {
		seat: t,
		card: n,
		items: r,
		amount: i
	}), W(e, t, i);
}
var co = (e) => Object.fromEntries(e.map((e) => [e, E[e].dividend])), lo = [
	...Zt,
	"technology",
	...Jt
];
function uo(e, t, n) {
	return lo.flatMap((r) => {
		let i = n[r];
		return i === void 0 ? [] : [{
			of: r,
			count: fo(e, t, r),
			rate: i
		}];
	});
}
function fo(e, t, n) {
	return n === "technology" ? _n(e, t).length : n === "train" ? 1 : n === "electricVehicle" || n === "quadcopter" ? e.players[t].vehicles[n] === "none" ? 0 : 1 : P(e, t).filter((e) => O[e] === n).length;
}
var po = (e) => e.reduce((e, { count: t, rate: n }) => e + t * n, 0);
function mo(e, t, n, r) {
	for (let i of w) {
		let a = r[i];
		a !== void 0 && hr(e, i, a, {
			because: "card",
			rule: a > 0 ? "MF-6.11" : "MF-6.8",
			seat: t,
			source: n
		});
	}
}
function ho(e) {
	e.actionDeck.secret.length === 0 && (V(e, "actionDeckReshuffled", { cards: e.actionDiscards.length }), Le(e, e.actionDeck, e.actionDiscards), e.actionDiscards = []);
	let t = Fe(e.actionDeck);
	return go(e, e.actionDeck), t;
}
function go(e, t) {
	e.options.decks === "up" && t.seen.length > 0 && (t.seen[t.seen.length - 1] = 511);
}
// ../wt/v0/games/matter-of-fact/rules/universities.ts
var _o = (e) => e === "U1" ? "I" : "II", vo = (e, t) => e.technologyDecks[t].secret.length + e.technologyDiscards[t].length > 0;
function yo(e, t, n) {
	let r = _o(n), i = e.technologyDecks[r];
	i.secret.length < 2 && bo(e, r);
	let a = Pe(i.pool, t, []);
	for (let e = 0; e < 2; e++) Ie(i, a, t);
	return go(e, i), V(e, "studied", {
		seat: t,
		university: n,
		cards: je(t, [...a.secret])
	}), a;
}
function bo(e, t) {
	let n = e.technologyDecks[t], r = e.technologyDiscards[t];
	r.length !== 0 && (V(e, "technologyDeckReshuffled", {
		level: t,
		cards: r.length
	}), n.secret = [...Oe(e, r), ...n.secret], n.seen = [...r.map(() => 0), ...n.seen], e.technologyDiscards[t] = []);
}
function xo(e, t, n, r) {
	let { price: i } = N[r];
	U(e, t, i), e.players[t].hand.push(r), V(e, "technologyBought", {
		seat: t,
		technology: r,
		price: i,
		discarded: So(e, n, r)
	});
}
function So(e, t, n) {
	let r = t.secret.filter((e) => e !== n);
	for (let t of r) e.technologyDiscards[N[t].level].push(t);
	return t.secret = [], t.seen = [], r;
}
// ../wt/v0/games/matter-of-fact/rules/phases/study.ts
var Co = xn("study", {
	choice: {
		rule: "MF-11.2",
		ask: (e, t) => e.players[t.seat].hasLeft ? null : t.seat,
		idle: () => ({ type: "takeNone" }),
		actions: {
			buyTechnology: {
				offer(e, t, r) {
					let i = H(e, r);
					return { technology: n(t.cards.secret, (e) => {
						let t = N[e].price;
						return i < t ? B("MF-11.2", "cannotPay", {
							cost: t,
							cash: i
						}) : null;
					}) };
				},
				take(e, t, n, { technology: r }) {
					return xo(e, n, t.cards, r), wn();
				}
			},
			takeNone: {
				offer: () => ({}),
				take(e, t, n) {
					return V(e, "technologiesDeclined", {
						seat: n,
						discarded: So(e, t.cards, null)
					}), wn();
				}
			}
		}
	},
	putAway(e, t) {
		So(e, t.cards, null);
	}
});
// ../wt/v0/games/matter-of-fact/rules/defaults.ts
function wo(e, t) {
	let { stock: n, arrest: r } = e.players[t.seat], i = ia(e, t) + En(e, t.seat) - H(e, t.seat);
	if (i <= 0) return { type: "paySalary" };
	if (r > 0 || fr(e, n) < i) return { type: "leaveUnpaid" };
	let [a] = w.filter((e) => n[e] > 0).sort((t, n) => Y(e, t) - Y(e, n));
	return a === void 0 ? { type: "leaveUnpaid" } : {
		type: "sell",
		resource: a,
		units: Math.min(n[a], Math.ceil(i / Y(e, a)))
	};
}
function To(e, t) {
	let { contracts: n, stock: r } = e.players[t.seat];
	for (let { card: t, open: i, turns: a } of n) if (!(a > 1)) for (let n of w) {
		let a = Math.min(i[n], r[n]);
		if (a > 0 && Y(e, n) < dr(n)) return {
			type: "deliver",
			contract: t,
			resource: n,
			units: a
		};
	}
	return { type: "endTurn" };
}
// ../wt/v0/games/matter-of-fact/rules/discharge.ts
function Eo(e, t) {
	let { idle: i, picket: a } = e.players[t], o = [], s = (e, t) => {
		t > 0 && o.push({
			from: { one: [e] },
			workers: r(1, t)
		});
	};
	s("idle", i), s("picket", a);
	for (let i of P(e, t)) {
		let { workers: t, hasGuard: a, capture: c } = e.assets[i];
		c === null ? s(i, t) : t > 0 && o.push({
			from: n([i], () => B("MF-12.3", "captured", {
				asset: i,
				by: c.raider
			})),
			workers: r(1, t)
		}), a && s(Sr(i), 1);
	}
	return o.length > 0 ? o : B("MF-12.2", "noWorkers", {});
}
function Do(e, t, n, r) {
	n === "picket" ? e.players[t].picket -= r : Er(e, t, n, -r), e.workersLeft += r, V(e, "discharged", {
		seat: t,
		from: n,
		workers: r
	});
}
// ../wt/v0/games/matter-of-fact/rules/phases/turn-free.ts
var Q = { discharge: {
	offer: (e, t, n) => Eo(e, n),
	take(e, t, n, { from: r, workers: i }) {
		return Do(e, n, r, i), z;
	}
} }, Oo = { paySalary: {
	offer(e, t, n) {
		let r = ia(e, t);
		if (r === 0) return B("MF-R36", "nothingDue", {});
		let i = H(e, n);
		return i < r ? B("MF-R38", "cannotPay", {
			cost: r,
			cash: i
		}) : {};
	},
	take(e, t) {
		return aa(e, t), z;
	}
} }, ko = {
	sell: {
		offer: (e, t, n) => Wr(e, n),
		take(e, t, n, { resource: r, units: i }) {
			return Kr(e, n, r, i), z;
		}
	},
	deliver: {
		offer: (e, t, n) => Yr(e, n),
		take(e, t, n, r) {
			return Zr(e, n, r), z;
		}
	},
	sellAsset: {
		offer: (e, t, n) => ei(e, n),
		take(e, t, n, { asset: r }) {
			return ni(e, n, r), z;
		}
	}
}, Ao = { goOn: {
	offer: () => ({}),
	take: () => R
} }, jo = {
	buyAsset: {
		offer(e, t, n) {
			let r = Z(e, t), i = ha(e, t, "freeAsset", "MF-10.1");
			if (r.is !== "asset" || i !== null) return i ?? B("MF-10.1", "notHere", { needs: "freeAsset" });
			let a = e.assets[r.asset].owner;
			if (a !== null) return B("MF-R68", "owned", {
				asset: r.asset,
				by: a
			});
			let { cost: o } = E[O[r.asset]], s = H(e, n);
			return s < o ? B("MF-10.1", "cannotPay", {
				cost: o,
				cash: s
			}) : {};
		},
		take(e, t, n) {
			let r = Z(e, t);
			if (r.is !== "asset") return z;
			let { asset: i } = r, { cost: a } = E[O[i]];
			U(e, n, a), mn(e, i, n), V(e, "assetBought", {
				seat: n,
				asset: i,
				cell: e.players[n].cell ?? 0,
				cost: a
			}), xr(e, n, i);
			let o = F(i);
			return o !== "biobot" && hr(e, o, -1, {
				because: "newEnterprise",
				rule: "MF-6.6",
				seat: n,
				source: i
			}), yr(e), z;
		}
	},
	hire: {
		offer(e, t, n) {
			let i = ha(e, t, "labourExchange", "MF-12.1");
			if (i !== null) return i;
			let a = H(e, n), o = Math.floor(a / 10), s = o < e.workersLeft ? B("MF-12.1", "cannotPay", {
				cost: (o + 1) * 10,
				cash: a
			}) : B("MF-R16", "noWorkersLeft", { left: e.workersLeft }), c = B("MF-12.1", "atLeastOne", {});
			return { workers: r(1, Math.min(o, e.workersLeft), {
				below: c,
				above: s
			}) };
		},
		take(e, t, n, { workers: r }) {
			let i = Z(e, t);
			if (i.is !== "labourExchange") return z;
			let a = r * 10;
			return U(e, n, a), e.players[n].idle += r, e.workersLeft -= r, V(e, "hired", {
				seat: n,
				exchange: i.exchange,
				workers: r,
				cost: a,
				left: e.workersLeft
			}), z;
		}
	},
	study: {
		offer(e, t) {
			let n = Z(e, t), r = ha(e, t, "university", "MF-11.1");
			if (n.is !== "university" || r !== null) return r ?? B("MF-11.1", "notHere", { needs: "university" });
			let i = _o(n.university);
			return vo(e, i) ? {} : B("MF-R19", "noCards", { level: i });
		},
		take(e, t, n) {
			let r = Z(e, t);
			return r.is === "university" ? (t.hasStudied = !0, Sn("study", {
				seat: n,
				university: r.university,
				cards: yo(e, n, r.university)
			})) : z;
		}
	},
	buyVehicle: {
		offer(e, t, r) {
			let i = ha(e, t, "dealership", "MF-13.2");
			if (i !== null) return i;
			let a = H(e, r);
			return { vehicle: n(T, (t) => {
				if (e.players[r].vehicles[t] !== "none") return B("MF-R20", "hasVehicle", { vehicle: t });
				if (e.vehiclesLeft[t] === 0) return B("MF-R20", "soldOut", { vehicle: t });
				let n = Xt[t].price;
				return a < n ? B("MF-13.2", "cannotPay", {
					cost: n,
					cash: a
				}) : null;
			}) };
		},
		take(e, t, n, { vehicle: r }) {
			let { price: i } = Xt[r];
			U(e, n, i), e.players[n].vehicles[r] = "new";
			let a = e.vehiclesLeft[r];
			return a !== null && (e.vehiclesLeft[r] = a - 1), V(e, "vehicleBought", {
				seat: n,
				vehicle: r,
				price: i
			}), z;
		}
	},
	returnVehicle: {
		offer(e, t, r) {
			let i = ha(e, t, "dealership", "MF-13.3");
			return i === null ? { vehicle: n(T, (t) => {
				let n = e.players[r].vehicles[t];
				return n === "none" ? B("MF-13.3", "noVehicle", { vehicle: t }) : n === "new" ? B("MF-13.3", "justBought", { vehicle: t }) : null;
			}) } : i;
		},
		take(e, t, n, { vehicle: r }) {
			let { refund: i } = Xt[r];
			e.players[n].vehicles[r] = "none";
			let a = e.vehiclesLeft[r];
			return a !== null && (e.vehiclesLeft[r] = a + 1), V(e, "vehicleReturned", {
				seat: n,
				vehicle: r,
				refund: i
			}), W(e, n, i), z;
		}
	},
	buyResource: {
		offer(e, t, i) {
			let a = ha(e, t, "businessCentre", "MF-14.1");
			if (a !== null) return a;
			let o = H(e, i);
			return w.map((t) => {
				if (!e.market[t].isOpen) return {
					resource: n([t], () => B("MF-14.2", "notOpened", { resource: t })),
					units: Hr
				};
				let i = Y(e, t), a = Math.floor(o / i), s = e.options.tokens === "limited" ? br(e, t) : a, c = s < a ? B("MF-R15", "tokenLimit", {
					resource: t,
					left: s
				}) : B("MF-14.1", "cannotPay", {
					cost: (a + 1) * i,
					cash: o
				});
				return {
					resource: n([t]),
					units: r(1, Math.min(a, s), { above: c })
				};
			});
		},
		take(e, t, n, { resource: r, units: i }) {
			let a = Y(e, r);
			return U(e, n, i * a), e.players[n].stock[r] += i, V(e, "resourceBought", {
				seat: n,
				resource: r,
				units: i,
				price: a,
				cost: i * a
			}), z;
		}
	}
}, Mo = { changePrice: {
	offer: (e, t) => w.map((r) => {
		let i = No(e, t, r);
		if (i !== null) return {
			resource: n([r], () => i),
			by: n([1, -1])
		};
		let a = Y(e, r);
		return {
			resource: n([r]),
			by: n([1, -1], (t) => mr(e, r, t) ? B("MF-R12", "endOfRow", {
				resource: r,
				price: a
			}) : null)
		};
	}),
	take(e, t, n, { resource: r, by: i }) {
		return t.priced.push(r), hr(e, r, i, {
			because: "monopolist",
			rule: i > 0 ? "MF-6.12" : "MF-6.9",
			seat: n,
			source: null
		}), z;
	}
} };
function No(e, t, n) {
	let { monopolist: r } = e.market[n];
	return r === t.seat ? t.priced.includes(n) ? B("MF-R13", "priceChanged", { resource: n }) : null : B("MF-7.6", "notMonopolist", {
		resource: n,
		monopolist: r
	});
}
var Po = (e, t) => w.some((n) => e.market[n].monopolist === t.seat && !t.priced.includes(n)), Fo = (e, t) => ({
	value: e,
	because: t
}), Io = (e) => C(k, (t) => Fo(t, e)), Lo = {
	4: Io(B("MF-8.1", "outOfReach", { speed: 4 })),
	6: Io(B("MF-8.1", "outOfReach", { speed: 6 })),
	8: Io(B("MF-8.1", "outOfReach", { speed: 8 }))
}, Ro = Io(B("MF-R25", "cardUnavoidable", {})), zo = Io(B("MF-R25", "noBorderOnTheWay", {}));
function Bo(e, t, n) {
	let r = yn(e, t), i = Aa(e, t, n, r), a = {
		one: [],
		not: []
	}, o = {
		one: [],
		not: []
	};
	for (let t of k) {
		let n = ja(i, t, !1), s = ja(i, t, !0), c = n || s ? null : Vo(e, i, t, r);
		n ? a.one.push(t) : a.not.push(c ?? Ro[t]), s ? o.one.push(t) : o.not.push(c ?? zo[t]);
	}
	return [{
		to: a,
		card: { one: [!1] }
	}, {
		to: o,
		card: { one: [!0] }
	}];
}
function Vo(e, t, n, r) {
	let i = M[n];
	if (Ma(t, n) && i !== null) return Fo(n, B("MF-8.4", "guarded", {
		asset: i,
		owner: e.assets[i].owner ?? 0
	}));
	let a = Na(t, n) ? bn(e, n) : null;
	return a === null ? Lo[r][n] : Fo(n, B("MF-8.4", "occupied", {
		cell: n,
		by: a
	}));
}
function Ho(e, t, n, r) {
	let i = e.players[t.seat], a = i.cell;
	if (a === null) return;
	if (t.drawsCard = r, t.hasArrived = n !== a, !t.hasArrived && !r) return V(e, "stayed", {
		seat: t.seat,
		cell: a
	});
	if (e.events !== null && Uo(e, t.seat, a, n, r), !t.hasArrived) return;
	let o = Pn(e, t.seat);
	o !== null && Vn(e, o, "left"), i.cell = n;
	let s = M[n], c = s === null ? null : e.assets[s].owner;
	t.mayRaid = c !== null && c !== t.seat, s !== null && c === t.seat && Un(e, t.seat, s);
}
function Uo(e, t, n, r, i) {
	let a = Ia(Aa(e, t, n, yn(e, t)), r, i), o = a.slice(1).filter((e) => sn[e]);
	V(e, "moved", {
		seat: t,
		from: n,
		to: r,
		path: a,
		vehicle: vn(e, t),
		crossed: o
	});
}
// ../wt/v0/games/matter-of-fact/rules/phases/turn-movement.ts
var Wo = {
	placeChip: {
		offer: (e) => ({ cell: n(cn, (t) => {
			let n = bn(e, t);
			return n === null ? null : B("MF-R69", "occupied", {
				cell: t,
				by: n
			});
		}) }),
		take(e, t, n, { cell: r }) {
			return e.players[n].cell = r, V(e, "chipPlaced", {
				seat: n,
				cell: r
			}), R;
		}
	},
	move: {
		offer: (e, t, n) => Bo(e, n, e.players[n].cell ?? 0),
		take(e, t, n, { to: r, card: i }) {
			return Ho(e, t, r, i), R;
		}
	}
}, Go = {
	moveWorkers: {
		offer: (e, t, n) => Dr(e, n),
		check: (e, t, n, r) => Ar(r),
		take(e, t, n, r) {
			return jr(e, n, r), z;
		}
	},
	layTechnology: {
		offer: (e, t, n) => Mr(e, n),
		take(e, t, n, { technology: r, asset: i }) {
			return Pr(e, n, r, i), z;
		}
	},
	takeUpTechnology: {
		offer: (e, t, n) => Ir(e, n),
		take(e, t, n, { technology: r }) {
			return Lr(e, n, r), z;
		}
	},
	adoptPlan: {
		offer(e, t, n) {
			return e.players[n].isOnStrike ? B("MF-R40", "onStrike", {}) : hn(e, n) ? ta(e, Ji(e, n)) ? B("MF-16.1", "planStands", {}) : {} : B("MF-16.1", "noAsset", {});
		},
		take(e, t, n) {
			return na(e, n), z;
		}
	}
}, Ko = {
	run: {
		offer: (e, t, r) => ({ asset: n(P(e, r), (n) => Oi(e, t, n)) }),
		take(e, t, n, { asset: r }) {
			return ki(e, t, r), z;
		}
	},
	runProposed: {
		offer: () => ({}),
		take(e, t) {
			for (let n of Pi(e, t)) e.outcome === null && ki(e, t, n);
			return z;
		}
	}
}, qo = { raid: {
	offer(e, t, r) {
		if (e.options.raids === "off") return B("MF-1.6", "raidsOff", {});
		let { cell: i } = e.players[r], a = i === null ? null : M[i], o = a === null ? null : e.assets[a].owner;
		if (a === null || o === null || o === r) return B("MF-18.1", "notHere", { needs: "rivalAsset" });
		let { capture: s } = e.assets[a];
		return { mode: n(["operate", "sabotage"], (t) => s?.mode === t ? B("MF-18.10", "alreadySo", { mode: t }) : t === "operate" ? In(e, r, a) : null) };
	},
	take(e, t, n, { mode: r }) {
		let { cell: i } = e.players[n], a = i === null ? null : M[i], o = a === null ? null : e.assets[a].owner;
		if (a === null || o === null) return z;
		e.assets[a].capture === null && Ln(e, n, a, o), t.mayRaid = !1;
		let { capture: s } = e.assets[a];
		return s !== null && (r === "operate" ? Rn : zn)(e, s, a, o), z;
	}
} }, Jo = {
	leaveUnpaid: {
		offer: () => ({}),
		take(e, t, n) {
			return t.isUnpaid = !0, V(e, "salaryUnpaid", {
				seat: n,
				workers: ra(e, t),
				due: ia(e, t)
			}), R;
		}
	},
	callStrike: {
		offer: () => ({}),
		take(e, t, n) {
			return sa(e, t.seat, n), R;
		}
	},
	letItBe: {
		offer: () => ({}),
		take(e, t, n) {
			return t.callers = t.callers.filter((e) => e !== n), V(e, "strikeWaived", {
				seat: t.seat,
				by: n
			}), z;
		}
	}
}, { placeChip: Yo, move: Xo } = Wo, { leaveUnpaid: Zo, callStrike: Qo, letItBe: $o } = Jo, es = xn("turn", {
	begin(e, t) {
		let n = e.players[t.seat], { arrest: r, isOnStrike: i } = n;
		V(e, "turnBegan", {
			seat: t.seat,
			round: e.round,
			arrest: r,
			isOnStrike: i
		});
		for (let r of T) n.vehicles[r] === "new" && (n.vehicles[r] = "ready", V(e, "vehicleReady", {
			seat: t.seat,
			vehicle: r
		}));
	},
	captured(e, t) {
		t.struck || Mi(e, t);
	},
	production: {
		rule: "MF-5.1",
		ask: (e, t) => $(e, t) && Ni(e, t) ? t.seat : null,
		idle: () => ({ type: "runProposed" }),
		actions: {
			...Ko,
			...Oo,
			...Q,
			...Ao
		}
	},
	standstill(e, t) {
		let n = $(e, t) ? Ii(e, t) : [];
		n.length > 0 && V(e, "stoodStill", {
			seat: t.seat,
			assets: n
		});
	},
	monopoly: {
		rule: "MF-7.6",
		ask: (e, t) => $(e, t) && Po(e, t) ? t.seat : null,
		idle: () => ({ type: "goOn" }),
		actions: {
			...Mo,
			...ko,
			...Oo,
			...Q,
			...Ao
		}
	},
	startHex: {
		rule: "MF-4.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].cell === null ? t.seat : null,
		idle: (e) => ({
			type: "placeChip",
			cell: cn.find((t) => bn(e, t) === null) ?? 0
		}),
		actions: { placeChip: Yo }
	},
	movement: {
		rule: "MF-8.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].arrest === 0 ? t.seat : null,
		idle: (e, t) => ({
			type: "move",
			to: e.players[t.seat].cell ?? 0,
			card: !1
		}),
		actions: {
			move: Xo,
			...ko,
			...Oo,
			...Q
		}
	},
	border(e, t) {
		t.drawsCard && $(e, t) && ao(e, t.seat), Bn(e, t.seat);
	},
	investments: {
		rule: "MF-4.4",
		ask: (e, t) => $(e, t) && (_a(e, t) || e.players[t.seat].arrest > 0) ? t.seat : null,
		idle: () => ({ type: "goOn" }),
		actions: {
			...jo,
			...qo,
			...ko,
			...Oo,
			...Q,
			...Ao
		}
	},
	salary: {
		rule: "MF-15.4",
		ask: (e, t) => $(e, t) && !t.isUnpaid && ia(e, t) > 0 ? t.seat : null,
		idle: (e, t) => wo(e, t),
		actions: {
			...Oo,
			leaveUnpaid: Zo,
			...ko,
			...Q
		}
	},
	settleSalary(e, t) {
		t.isUnpaid || oa(e, t.seat, "nothingDue");
	},
	planning: {
		rule: "MF-16.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].arrest === 0 ? t.seat : null,
		idle: (e, t) => To(e, t),
		actions: {
			...Go,
			...ko,
			...Q,
			endTurn: {
				offer: () => ({}),
				take: () => R
			}
		}
	},
	passing(e, t) {
		t.isUnpaid && !e.players[t.seat].isOnStrike && gn(e, t.seat) !== 0 && (e.options.strike === "automatic" ? sa(e, t.seat, null) : t.callers = pn(e, t.seat));
	},
	strike: {
		rule: "MF-21.2",
		ask: (e, t) => t.callers.filter((n) => $(e, t) && !e.players[n].hasLeft),
		idle: () => ({ type: "callStrike" }),
		actions: {
			callStrike: Qo,
			letItBe: $o
		}
	},
	end(e, t) {
		let n = e.players[t.seat];
		$r(e, t.seat), n.arrest > 0 && (--n.arrest, n.arrest === 0 && V(e, "arrestEnded", { seat: t.seat }));
		for (let { from: t, to: n } of ht(e.deals, "turn")) V(e, "dealLapsed", {
			from: t,
			to: n
		});
		return V(e, "turnEnded", { seat: t.seat }), wn();
	}
}), $ = (e, t) => !e.players[t.seat].hasLeft;
// ../wt/v0/games/matter-of-fact/rules/setup.ts
function ts(e, t) {
	let n = os(e, t), { roundCap: r, vehicles: i } = e.options;
	return {
		round: 0,
		lastRound: r === "none" ? null : Number(r),
		starter: null,
		players: C(e.seats, (t) => ns(e, t, n[t])),
		assets: as(D, () => ({
			owner: null,
			technology: null,
			workers: 0,
			hasGuard: !1,
			capture: null
		})),
		market: as(w, () => ({
			column: 0,
			lastMove: 0,
			isOpen: !1,
			monopolist: null
		})),
		workersLeft: 50 - 3 * e.seats.length,
		vehiclesLeft: as(T, (e) => i === "limited" ? Xt[e].cards : null),
		actionDeck: rs(e, "actions", [...zr]),
		actionDiscards: [],
		technologyDecks: {
			I: rs(e, "technologiesI", is("I")),
			II: rs(e, "technologiesII", is("II"))
		},
		technologyDiscards: {
			I: [],
			II: []
		},
		usedTechnologies: [],
		deals: mt(e.seats),
		ending: null
	};
}
function ns(e, t, n) {
	let r = (n) => e.options.cash === "open" ? Me(n) : je(t, n);
	return {
		colour: n,
		cash: r(150),
		debt: r(0),
		stock: K(),
		biobots: 0,
		idle: 3,
		picket: 0,
		isOnStrike: !1,
		assets: [],
		hand: [],
		vehicles: {
			electricVehicle: "none",
			quadcopter: "none"
		},
		cell: null,
		arrest: 0,
		contracts: [],
		hasLeft: !1
	};
}
function rs(e, t, n) {
	let r = Ne(t, Oe(e, n));
	return go(e, r), r;
}
var is = (e) => dn.filter((t) => N[t].level === e), as = (e, t) => Object.fromEntries(e.map((e) => [e, t(e)]));
function os(e, t) {
	let n = Wt.filter((e) => !t.includes(e));
	return e.seats.map((e) => Wt.find((n) => n === t[e]) ?? n.shift());
}
// ../wt/v0/games/matter-of-fact/rules-hash.ts
var ss = "c4b48e1fca1f7a90d5dc0a023e325318518e1b7c5707f7879e8dde5b28513a6d", cs = /* @__PURE__ */ t({ matterOfFact: () => ls }), ls = Tn({
	id: "matter-of-fact",
	rules: ss,
	seats: {
		min: 2,
		max: 4
	},
	picks: Wt,
	options: {
		salary: [
			"1",
			"2",
			"3"
		],
		biobots: [
			"1",
			"2",
			"3"
		],
		decks: ["down", "up"],
		strike: ["called", "automatic"],
		raids: ["on", "off"],
		tokens: ["limited", "unlimited"],
		vehicles: ["limited", "unlimited"],
		reuse: ["allowed", "mustArrive"],
		cash: ["open", "hidden"],
		end: ["immediate", "equalTurns"],
		roundCap: [
			"60",
			"40",
			"none"
		],
		trade: ["on", "off"],
		starter: [
			"random",
			"assetCards",
			"host"
		],
		leaver: ["bot", "liquidate"],
		compensation: ["none", "perPlace"]
	},
	presets: {
		rulebook: {},
		ranked: {
			end: "equalTurns",
			compensation: "perPlace"
		},
		family: {
			raids: "off",
			strike: "automatic"
		},
		longGame: {
			biobots: "2",
			salary: "2"
		}
	},
	setup: ts,
	opening: () => Sn("game", { upNext: [] }),
	phases: {
		game: no,
		turn: es,
		study: Co
	},
	anytime: {
		..._i,
		concede: Xa
	},
	governs: {
		nameStarter: "MF-3.7",
		placeChip: "MF-4.1",
		run: "MF-5.1",
		runProposed: "MF-5.1",
		changePrice: "MF-7.6",
		move: "MF-8.1",
		buyAsset: "MF-10.1",
		hire: "MF-12.1",
		study: "MF-11.1",
		buyVehicle: "MF-13.2",
		returnVehicle: "MF-13.3",
		buyResource: "MF-14.1",
		raid: "MF-18.1",
		buyTechnology: "MF-11.2",
		takeNone: "MF-11.2",
		paySalary: "MF-4.6",
		leaveUnpaid: "MF-15.5",
		sell: "MF-4.7",
		deliver: "MF-R43",
		sellAsset: "MF-10.5",
		discharge: "MF-12.2",
		moveWorkers: "MF-16.1",
		layTechnology: "MF-R31",
		takeUpTechnology: "MF-R31",
		adoptPlan: "MF-16.1",
		goOn: "MF-4.5",
		endTurn: "MF-4.8",
		callStrike: "MF-21.2",
		letItBe: "MF-21.2",
		concede: "MF-R64",
		proposeDeal: "MF-R46",
		acceptDeal: "MF-R46",
		declineDeal: "MF-R46",
		counterDeal: "MF-R46",
		withdrawDeal: "MF-R46"
	},
	facts: Ua,
	invariants: Ya,
	imagine: qa
}), us = zt(Object.values(cs).find((e) => e?.id === "matter-of-fact"));
export { us as default };
